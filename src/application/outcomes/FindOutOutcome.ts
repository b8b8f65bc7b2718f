import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SECOND } from '../../domain/shared/Instant';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Diagnostics, type LostAnswerOutcome } from '../ports/Diagnostics';
import { SessionStore } from '../session/SessionStore';
import { LatestRequests } from '../shared/LatestRequests';

export interface OpenOutcome {
  /** Asks the server once. True if the effect of the write shows. False proves nothing. */
  readonly check: (signal: AbortSignal) => Promise<boolean>;
  readonly onSeen: () => void;
  /** Called once if the effect does not show in time. The effect may still be seen later. */
  readonly onUnknown: () => void;
  /** Registers a callback for other reasons to check again, such as a push. */
  readonly listen?: (again: () => void) => Cancel;
}

/** Milliseconds after a lost response at which the client looks for the effect of the write. */
const CHECK_AFTER = [0, 2, 5, 10, 20, 40, 60].map(seconds => seconds * SECOND);

/**
 * Checks the outcome of a write whose response was lost. It checks on a schedule, and at once when the connection or the
 * session returns or the caller gives another reason. Only a visible effect ends the search. After the schedule, the
 * outcome is unknown and the search only reacts to those reasons.
 */
@injectable()
export class FindOutOutcome {
  constructor(
    private readonly clock: Clock,
    private readonly window: BrowserWindow,
    private readonly connection: ConnectionStore,
    private readonly session: SessionStore,
    private readonly diagnostics: Diagnostics,
  ) {}

  /** Returns a function that ends the search without calling `onSeen` or `onUnknown`. */
  run(outcome: OpenOutcome): Cancel {
    const { clock } = this;
    const began = clock.now();
    const search = new OutcomeSearch(outcome, {
      clock,
      isSignedIn: () => this.session.dealer !== null,
      onEnded: ended =>
        this.diagnostics.measured({ kind: 'lostAnswer', outcome: ended, milliseconds: clock.now() - began }),
    });
    const again = () => search.checkAgain();
    search.untilEnded(this.window.onOnline(() => void search.check()));
    search.untilEnded(reaction(() => this.isBack, again));
    if (outcome.listen) search.untilEnded(outcome.listen(again));
    const last = CHECK_AFTER.at(-1);
    for (const after of CHECK_AFTER) {
      const check = () => void (after === last ? search.checkLast() : search.check());
      if (after === 0) check();
      else search.untilEnded(clock.after(after, check));
    }
    return () => search.leave();
  }

  /** Resolves to true when the effect shows, or to false when the outcome counts as unknown. The search then ends. */
  untilKnown(check: OpenOutcome['check']): Promise<boolean> {
    return new Promise(resolve => {
      const stop = this.run({
        check,
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

interface SearchTools {
  readonly clock: Clock;
  readonly isSignedIn: () => boolean;
  readonly onEnded: (outcome: LostAnswerOutcome) => void;
}

/** Minimum milliseconds between two checks. A busy offer can receive dozens of pushes. */
const PAUSE = SECOND;

/** Milliseconds that the last check of the schedule may take before the outcome counts as unknown. */
const LAST_CHECK_MAY_TAKE = 5 * SECOND;

/** The search for the effect of one write. It checks once at a time. */
class OutcomeSearch {
  private state: 'searching' | 'unknown' | 'ended' = 'searching';
  private readonly checks = new LatestRequests();
  private isAskedAgain = false;
  private readonly cancels: Cancel[] = [];

  constructor(
    private readonly outcome: OpenOutcome,
    private readonly tools: SearchTools,
  ) {}

  /** Calls `cancel` when the search ends. */
  untilEnded(cancel: Cancel): void {
    this.cancels.push(cancel);
  }

  /** Checks now. Replaces a check that is under way. */
  async check(): Promise<void> {
    this.checks.cancel();
    if (this.state === 'ended' || !this.tools.isSignedIn()) return;
    const signal = this.checks.start();
    this.isAskedAgain = false;
    const isSeen = await this.outcome.check(signal);
    if (signal.aborted) return;
    this.checks.end();
    if (isSeen) this.seen();
    else if (this.isAskedAgain) this.untilEnded(this.tools.clock.after(PAUSE, () => this.checkAgain()));
  }

  /** Checks now, or after the check that is under way. */
  checkAgain(): void {
    if (this.checks.isUnderWay()) this.isAskedAgain = true;
    else void this.check();
  }

  /** Checks for the last time of the schedule. After that, only other reasons cause a check. */
  async checkLast(): Promise<void> {
    const { clock, onEnded } = this.tools;
    const isLate = new Promise<void>(resolve => this.untilEnded(clock.after(LAST_CHECK_MAY_TAKE, resolve)));
    await Promise.race([this.check(), isLate]);
    if (this.hasEnded) return;
    this.state = 'unknown';
    onEnded('unknown');
    this.outcome.onUnknown();
  }

  /** Ends the search without an outcome. */
  leave(): void {
    if (this.state === 'searching') this.tools.onEnded('leftOpen');
    this.stop();
  }

  private get hasEnded(): boolean {
    return this.state === 'ended';
  }

  private seen(): void {
    const ended = this.state === 'unknown' ? 'doneLate' : 'done';
    this.stop();
    this.tools.onEnded(ended);
    this.outcome.onSeen();
  }

  private stop(): void {
    this.state = 'ended';
    this.checks.cancel();
    for (const cancel of this.cancels) cancel();
  }
}
