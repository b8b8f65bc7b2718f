import { inject, injectable } from 'inversify';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';
import { FindOutOutcome } from './FindOutOutcome';

interface Evidence {
  /** Asks the server once whether the effect of the write shows. */
  readonly look: (signal: AbortSignal) => Promise<boolean>;
  /** Called before the first look. */
  readonly onLost?: () => void;
}

/** Waits up to about 65 s for the effect of a write whose response was lost. */
@injectable()
export class SettleOutcome {
  constructor(@inject(FindOutOutcome) private readonly findOut: FindOutOutcome) {}

  /** Returns `answer` if its outcome is certain, success if the effect shows, or the failure of `answer` otherwise. */
  execute(answer: Result<void, Failure>, { look, onLost }: Evidence): Promise<Result<void, Failure>> {
    if (answer.ok || !leavesOutcomeOpen(answer.failure)) return Promise.resolve(answer);
    onLost?.();
    return new Promise(resolve => {
      const stop = this.findOut.execute({
        look,
        onSeen: () => resolve(success(undefined)),
        onUnknown: () => {
          stop();
          resolve(answer);
        },
      });
    });
  }
}
