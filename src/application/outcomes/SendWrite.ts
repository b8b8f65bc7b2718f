import { inject, injectable } from 'inversify';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { SECOND } from '../../domain/shared/Instant';
import { type Result, success } from '../../domain/shared/Result';
import { Clock } from '../ports/Clock';
import { UnsavedWork } from '../session/UnsavedWork';
import { FindOutOutcome } from './FindOutOutcome';

/** Milliseconds. A slow list must not delay a write that the dealer pressed for. */
const PREPARES_AT_MOST = 2 * SECOND;

export interface Write {
  /** Asks for what `look` compares with. The write is sent without it if it takes longer than two seconds. */
  readonly prepare?: (signal: AbortSignal) => Promise<void>;
  readonly send: () => Promise<Result<void, Failure>>;
  /** Asks the server once whether the effect of the write shows. */
  readonly look: (signal: AbortSignal) => Promise<boolean>;
  /** Called before the first look. */
  readonly onLost?: () => void;
}

/** Sends a write, and waits up to about 65 s for its effect if the response is lost. It is unsaved work until then. */
@injectable()
export class SendWrite {
  constructor(
    @inject(UnsavedWork) private readonly work: UnsavedWork,
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the answer if the outcome is certain, success if the effect shows, or the failure of the answer otherwise. */
  async execute({ prepare, send, look, onLost }: Write): Promise<Result<void, Failure>> {
    this.work.writeStarted();
    if (prepare) await this.inTime(prepare);
    const answer = await send();
    const isOpen = !answer.ok && leavesOutcomeOpen(answer.failure);
    if (isOpen) onLost?.();
    const isSeen = isOpen && (await this.findOut.untilKnown(look));
    this.work.writeEnded();
    return isSeen ? success(undefined) : answer;
  }

  private async inTime(prepare: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    const isLate = new Promise<void>(resolve => controller.signal.addEventListener('abort', () => resolve()));
    const cancel = this.clock.after(PREPARES_AT_MOST, () => controller.abort());
    await Promise.race([prepare(controller.signal), isLate]);
    cancel();
  }
}
