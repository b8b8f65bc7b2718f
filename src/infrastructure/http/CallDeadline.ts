import type { Cancel, Clock } from '../../application/ports/Clock';

/** Combines the caller's signal and a time limit into one signal. If the limit aborts it, the reason is `timedOut`. */
export class CallDeadline {
  private readonly controller = new AbortController();
  private readonly cancelLimit: Cancel;
  private readonly giveUp = (): void => this.controller.abort('aborted');

  constructor(
    clock: Clock,
    milliseconds: number,
    private readonly caller?: AbortSignal,
  ) {
    this.cancelLimit = clock.after(milliseconds, () => this.controller.abort('timedOut'));
    if (caller?.aborted) this.giveUp();
    caller?.addEventListener('abort', this.giveUp);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** A caller's signal may outlive thousands of calls, so each call has to remove its listener. */
  release(): void {
    this.cancelLimit();
    this.caller?.removeEventListener('abort', this.giveUp);
  }
}
