import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';

/**
 * The outcome of a piece of work on the network. It is given up as soon as the signal says so, even where the work
 * itself does not listen; the signal's reason is then the failure. Whatever else is thrown is the network's fault.
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
