import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { SECOND } from '../../domain/shared/Instant';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Diagnostics } from '../ports/Diagnostics';
import { SessionStore } from '../session/SessionStore';
import { type OpenOutcome, OutcomeSearch } from './OutcomeSearch';

/** Milliseconds after a lost response at which the client looks for the effect of the write. */
const LOOK_AFTER = [0, 2, 5, 10, 20, 40, 60].map(seconds => seconds * SECOND);

/**
 * Checks the outcome of a write whose response was lost. It looks on a schedule, and at once when the connection or the
 * session returns or the caller gives another reason. Only a visible effect ends the search. After the schedule, the
 * outcome is unknown and the search only reacts to those reasons.
 */
@injectable()
export class FindOutOutcome {
  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(ConnectionStore) private readonly connection: ConnectionStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Diagnostics) private readonly diagnostics: Diagnostics,
  ) {}

  /** Returns a function that ends the search without calling `onSeen` or `onUnknown`. */
  execute(outcome: OpenOutcome): Cancel {
    const { clock } = this;
    const began = clock.now();
    const search = new OutcomeSearch(outcome, {
      clock,
      isSignedIn: () => this.session.dealer !== null,
      onEnded: ended =>
        this.diagnostics.measured({ kind: 'lostAnswer', outcome: ended, milliseconds: clock.now() - began }),
    });
    const again = () => search.lookAgain();
    search.untilEnded(this.window.onOnline(() => void search.look()));
    search.untilEnded(reaction(() => this.isBack, again));
    if (outcome.listen) search.untilEnded(outcome.listen(again));
    const last = LOOK_AFTER.at(-1);
    for (const after of LOOK_AFTER) {
      const look = () => void (after === last ? search.lookLast() : search.look());
      if (after === 0) look();
      else search.untilEnded(clock.after(after, look));
    }
    return () => search.leave();
  }

  /** Resolves to true when the effect shows, or to false when the outcome counts as unknown. The search then ends. */
  untilKnown(look: OpenOutcome['look']): Promise<boolean> {
    return new Promise(resolve => {
      const stop = this.execute({
        look,
        onSeen: () => resolve(true),
        onUnknown: () => {
          stop();
          resolve(false);
        },
      });
    });
  }

  private get isBack(): boolean {
    return this.connection.state === 'connected' && this.session.dealer !== null;
  }
}
