import type { Cancel, Clock } from '../../../application/ports/Clock';
import type { Instant } from '../../../domain/shared/Instant';

/** Combines the caller's signal and a time limit into one signal. If the limit aborts it, the reason is `timedOut`. */
export class CallDeadline {
  private readonly controller = new AbortController();
  private readonly cancelLimit: Cancel;
  private readonly end: Instant;
  private readonly giveUp = (): void => this.controller.abort('aborted');

  constructor(
    private readonly clock: Clock,
    milliseconds: number,
    private readonly caller?: AbortSignal,
  ) {
    this.end = clock.deviceNow() + milliseconds;
    this.cancelLimit = clock.after(milliseconds, () => this.controller.abort('timedOut'));
    if (caller?.aborted) this.giveUp();
    caller?.addEventListener('abort', this.giveUp);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Whether the limit would not be reached within these milliseconds. */
  leavesTimeAfter(milliseconds: number): boolean {
    return this.clock.deviceNow() + milliseconds < this.end;
  }

  /** A caller's signal may outlive thousands of calls, so each call has to remove its listener. */
  release(): void {
    this.cancelLimit();
    this.caller?.removeEventListener('abort', this.giveUp);
  }
}
