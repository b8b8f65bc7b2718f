import { SessionStore } from '../../../application/session/SessionStore';
import type { Failure } from '../../../domain/shared/Failure';
import { useInjection } from '../useInjection';
import { useTexts } from './useTexts';

/** A sentence for each failure. If the server sent a text of its own, the sentence contains it. */
export function useFailureText(): (failure: Failure) => string {
  const { t, language } = useTexts('shared');
  const session = useInjection(SessionStore);
  const sentence = (failure: Failure) => {
    // The dealer has signed in again since.
    if (failure.reason === 'unauthorized' && session.isSignedIn) return t('failure.wasUnauthorized');
    if ('message' in failure && failure.message) return t('failure.refusedBecause', { message: failure.message });
    if (failure.reason === 'serverFailed') return t('failure.serverFailed', { status: failure.status });
    if (failure.reason !== 'brokenContract') return t(`failure.${failure.reason}`);
    return t('failure.brokenContract', { endpoint: failure.endpoint, key: failure.key });
  };
  return failure => {
    const seconds = 'retryAfter' in failure ? failure.retryAfter : null;
    if (typeof seconds !== 'number') return sentence(failure);
    return `${sentence(failure)} ${t('failure.retryAfter', { wait: waitText(seconds, language) })}`;
  };
}

/** 'in 20 seconds' or 'in 2 minutes' in the given language. */
function waitText(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  return seconds < 100 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
