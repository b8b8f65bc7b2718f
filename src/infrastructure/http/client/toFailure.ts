import type { Failure } from '../../../domain/shared/Failure';
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
