import type { Cancel, Clock } from '../../application/ports/Clock';

/** One signal out of two: the caller's own and a time limit. Aborted by the limit, its reason is `timedOut`. */
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

  /** A caller's signal may outlive thousands of calls and must not hold on to them. */
  release(): void {
    this.cancelLimit();
    this.caller?.removeEventListener('abort', this.giveUp);
  }
}
