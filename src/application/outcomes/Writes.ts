import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { type Failure, leavesOutcomeOpen, type Sending } from '../../domain/shared/Failure';
import { SECOND } from '../../domain/shared/Instant';
import { type Result, success } from '../../domain/shared/Result';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Diagnostics, type LostAnswerOutcome } from '../ports/Diagnostics';
import { SessionStore } from '../session/SessionStore';
import { LatestRequests } from '../shared/LatestRequests';
import { UnsavedWork } from '../shared/UnsavedWork';

interface Effect {
  /** Asks the server once. True if the effect of the write shows. False proves nothing. */
  readonly check: (signal: AbortSignal) => Promise<boolean>;
  /** Registers a callback for other reasons to check again, such as a push. */
  readonly listen?: (again: () => void) => Cancel;
}

interface Write extends Pick<Effect, 'check'> {
  /** Asks for what `check` compares with. It starts just before the write, which does not wait for it. */
  readonly askBeside?: (signal: AbortSignal) => void;
  readonly send: () => Promise<Result<void, Failure>>;
  /** Called when the write is sent, and again before the first check for its effect. */
  readonly onSending?: (status: Sending) => void;
}

/** The search for an effect. Once it is cancelled, neither promise resolves. */
interface Search {
  /** True when the effect shows. False if it does not within about 65 s: the outcome is unknown then. */
  readonly inTime: Promise<boolean>;
  /** Resolves when the effect shows, also after that time. */
  readonly seen: Promise<void>;
  readonly cancel: Cancel;
}

/** Milliseconds after a lost response at which the client looks for the effect of the write again. */
const CHECK_AFTER = [2, 5, 10, 20, 40].map(seconds => seconds * SECOND);
const LAST_CHECK = 60 * SECOND;

/** Milliseconds that the last check of the schedule may take before the outcome counts as unknown. */
const LAST_CHECK_MAY_TAKE = 5 * SECOND;

/** Minimum milliseconds between two checks. A busy offer can receive dozens of pushes. */
const PAUSE = SECOND;

/** Sends each write once, and looks for its effect if the response is lost. */
@injectable()
export class Writes {
  constructor(
    private readonly clock: Clock,
    private readonly window: BrowserWindow,
    private readonly connection: ConnectionStore,
    private readonly session: SessionStore,
    private readonly diagnostics: Diagnostics,
    private readonly work: UnsavedWork,
  ) {}

  /**
   * Returns the answer if the outcome is certain. If the response is lost, returns success when the effect shows, or the
   * failure if it does not within about 65 s. The write is unsaved work until then.
   */
  async send({ askBeside, send, check, onSending }: Write): Promise<Result<void, Failure>> {
    this.work.writeStarted();
    onSending?.({ step: 'sending' });
    const beside = new AbortController();
    askBeside?.(beside.signal);
    const answer = await send();
    const isOpen = !answer.ok && leavesOutcomeOpen(answer.failure);
    if (isOpen) onSending?.({ step: 'sending', isAnswerLost: true });
    const isSeen = isOpen && (await this.isSeenInTime(check));
    beside.abort();
    this.work.writeEnded();
    return isSeen ? success(undefined) : answer;
  }

  /** Resolves to true when the effect shows, or to false when the outcome counts as unknown. The search then ends. */
  async isSeenInTime(check: Effect['check']): Promise<boolean> {
    const search = this.search({ check });
    const isSeen = await search.inTime;
    search.cancel();
    return isSeen;
  }

  /**
   * Looks for the effect of a write whose response was lost. It checks on a schedule, and at once when the connection or the
   * session returns or the caller gives another reason, once at a time. Only a visible effect ends the search. After the
   * schedule, the outcome is unknown and the search only reacts to those reasons.
   */
  search({ check, listen }: Effect): Search {
    const { clock, connection, session } = this;
    const began = clock.now();
    const checks = new LatestRequests();
    const cancels: Cancel[] = [];
    let state: 'searching' | 'unknown' | 'ended' = 'searching';
    let isAskedAgain = false;
    let known!: (isSeen: boolean) => void;
    let shown!: () => void;

    const report = (outcome: LostAnswerOutcome) =>
      this.diagnostics.measured({ kind: 'lostAnswer', outcome, milliseconds: clock.now() - began });
    const end = () => {
      state = 'ended';
      checks.cancel();
      for (const cancel of cancels) cancel();
    };
    /** Replaces a check that is under way. */
    const checkNow = async () => {
      checks.cancel();
      if (state === 'ended' || session.dealer === null) return;
      const signal = checks.start();
      isAskedAgain = false;
      const isSeen = await check(signal);
      if (signal.aborted) return;
      checks.end();
      if (isSeen) {
        report(state === 'unknown' ? 'doneLate' : 'done');
        end();
        known(true);
        shown();
      } else if (isAskedAgain) cancels.push(clock.after(PAUSE, checkAgain));
    };
    /** Waits for the check that is under way. */
    const checkAgain = () => {
      if (checks.isUnderWay()) isAskedAgain = true;
      else void checkNow();
    };
    const checkLast = async () => {
      const isLate = new Promise<void>(resolve => cancels.push(clock.after(LAST_CHECK_MAY_TAKE, resolve)));
      await Promise.race([checkNow(), isLate]);
      if (state !== 'searching') return;
      state = 'unknown';
      report('unknown');
      known(false);
    };

    const search = {
      inTime: new Promise<boolean>(resolve => (known = resolve)),
      seen: new Promise<void>(resolve => (shown = resolve)),
      cancel: () => {
        if (state === 'searching') report('leftOpen');
        end();
      },
    };
    cancels.push(
      this.window.onOnline(() => void checkNow()),
      reaction(() => connection.state === 'connected' && session.dealer !== null, checkAgain),
      ...(listen ? [listen(checkAgain)] : []),
      ...CHECK_AFTER.map(after => clock.after(after, () => void checkNow())),
      clock.after(LAST_CHECK, () => void checkLast()),
    );
    void checkNow();
    return search;
  }
}
