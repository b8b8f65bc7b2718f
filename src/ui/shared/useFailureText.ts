import type { Failure } from '../../domain/shared/Failure';
import { useTexts } from './useTexts';

/** A sentence for each failure. If the server sent a text of its own, the sentence contains it. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTexts('shared');
  return failure => {
    if (failure.reason === 'refused' && failure.message)
      return t('failure.refusedBecause', { message: failure.message });
    if (failure.reason === 'serverFailed') return t('failure.serverFailed', { status: failure.status });
    if (failure.reason !== 'brokenContract') return t(`failure.${failure.reason}`);
    return t('failure.brokenContract', { endpoint: failure.endpoint, key: failure.key });
  };
}
