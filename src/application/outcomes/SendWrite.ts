import { injectable } from 'inversify';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';
import { UnsavedWork } from '../shared/UnsavedWork';
import { FindOutOutcome } from './FindOutOutcome';

export interface Write {
  /** Asks for what `check` compares with. It starts just before the write, which does not wait for it. */
  readonly askBeside?: (signal: AbortSignal) => void;
  readonly send: () => Promise<Result<void, Failure>>;
  /** Asks the server once whether the effect of the write shows. */
  readonly check: (signal: AbortSignal) => Promise<boolean>;
  /** Called before the first check. */
  readonly onLost?: () => void;
}

/** Sends a write, and waits up to about 65 s for its effect if the response is lost. It is unsaved work until then. */
@injectable()
export class SendWrite {
  constructor(
    private readonly work: UnsavedWork,
    private readonly findOut: FindOutOutcome,
  ) {}

  /** Returns the answer if the outcome is certain, success if the effect shows, or the failure of the answer otherwise. */
  async execute({ askBeside, send, check, onLost }: Write): Promise<Result<void, Failure>> {
    this.work.writeStarted();
    const beside = new AbortController();
    askBeside?.(beside.signal);
    const answer = await send();
    const isOpen = !answer.ok && leavesOutcomeOpen(answer.failure);
    if (isOpen) onLost?.();
    const isSeen = isOpen && (await this.findOut.untilKnown(check));
    beside.abort();
    this.work.writeEnded();
    return isSeen ? success(undefined) : answer;
  }
}
