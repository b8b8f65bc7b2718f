import type { Failure } from '../../../domain/shared/Failure';
import { SECOND } from '../../../domain/shared/Instant';
import { failed, type Result, success } from '../../../domain/shared/Result';

/**
 * Runs network work and converts its outcome to a result. When the signal aborts, the call ends at once, even if the
 * work ignores the signal, and the signal's reason becomes the failure. Any other error counts as `offline`.
 */
export async function toFailure<Value>(
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Result<Value, Failure>> {
  if (signal.aborted) return failed(reasonOf(signal));
  try {
    return success(await Promise.race([work(), rejectionBy(signal)]));
  } catch {
    return failed(signal.aborted ? reasonOf(signal) : { reason: 'offline' });
  }
}

function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('given up')), { once: true }),
  );
}

const reasonOf = (signal: AbortSignal): Failure => ({ reason: signal.reason === 'timedOut' ? 'timedOut' : 'aborted' });

/**
 * The whole seconds that the server asks to wait, or null if it does not say. A date is compared with the server's own
 * clock. Across origins, a browser hides both headers unless the server exposes them.
 */
export function retryAfter(headers: Headers): number | null {
  const text = headers.get('Retry-After') ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const seconds = Math.ceil((httpDate(text) - httpDate(headers.get('Date') ?? '')) / SECOND);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** NaN if the text is no date. Of the three forms of RFC 9110, one does not name its time zone, which is always GMT. */
const httpDate = (text: string): number =>
  /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text.replace(/( GMT)?$/, ' GMT')) : NaN;
