import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { SECOND } from '../../domain/shared/Instant';
import { ConnectionStore } from '../notifications/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Diagnostics, type LostAnswerOutcome } from '../ports/Diagnostics';
import { SessionStore } from '../session/SessionStore';

export interface OpenOutcome {
  /** Asks the server once. True if the effect of the write shows. False proves nothing. */
  readonly look: (signal: AbortSignal) => Promise<boolean>;
  readonly onSeen: () => void;
  /** Called once if the effect does not show in time. The effect may still be seen later. */
  readonly onUnknown: () => void;
  /** Registers a callback for other reasons to look again, such as a push. */
  readonly listen?: (again: () => void) => Cancel;
}

/** Minimum milliseconds between two looks. A busy offer can receive dozens of pushes. */
const PAUSE = SECOND;

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
  execute({ look, onSeen, onUnknown, listen }: OpenOutcome): Cancel {
    const cancels: Cancel[] = [];
    let reading: AbortController | null = null;
    let isAskedAgain = false;
    let isOver = false;
    let isUnknown = false;
    const began = this.clock.now();

    const stop = () => {
      isOver = true;
      reading?.abort();
      for (const cancel of cancels) cancel();
    };
    const measured = (outcome: LostAnswerOutcome) =>
      this.diagnostics.measured({ kind: 'lostAnswer', outcome, milliseconds: this.clock.now() - began });
    const read = async () => {
      reading?.abort();
      if (isOver || this.session.dealer === null) return;
      const own = new AbortController();
      reading = own;
      isAskedAgain = false;
      const isSeen = await look(own.signal);
      if (isOver || reading !== own) return;
      reading = null;
      if (isSeen) {
        stop();
        measured(isUnknown ? 'doneLate' : 'done');
        onSeen();
      } else if (isAskedAgain) cancels.push(this.clock.after(PAUSE, again));
    };
    const again = () => {
      if (reading) isAskedAgain = true;
      else void read();
    };
    const readLast = async () => {
      const isLate = new Promise<void>(resolve => cancels.push(this.clock.after(LAST_READ_MAY_TAKE, resolve)));
      await Promise.race([read(), isLate]);
      if (isOver) return;
      isUnknown = true;
      measured('unknown');
      onUnknown();
    };

    cancels.push(
      this.window.onOnline(() => void read()),
      reaction(() => this.isBack, again),
      listen?.(again) ?? (() => {}),
    );
    const last = REREAD_AFTER.at(-1)!;
    for (const after of REREAD_AFTER) {
      if (after === 0) void read();
      else cancels.push(this.clock.after(after, () => void (after === last ? readLast() : read())));
    }
    return () => {
      if (!isOver && !isUnknown) measured('leftOpen');
      stop();
    };
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

/** Milliseconds after a lost response at which the client checks the outcome of the write. */
const REREAD_AFTER = [0, 2, 5, 10, 20, 40, 60].map(seconds => seconds * SECOND);

/** Milliseconds that the last check may take before the outcome counts as unknown. */
const LAST_READ_MAY_TAKE = 5 * SECOND;
