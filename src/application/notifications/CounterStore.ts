import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { type Counters, noCounters } from '../../domain/notifications/Counters';
import { SECOND } from '../../domain/shared/Instant';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { type TabMessage, TabMessages } from '../ports/TabMessages';
import { DealerVisitStorage } from '../session/DealerVisitStorage';
import { SessionStore } from '../session/SessionStore';
import { together } from '../shared/together';

const KEY = 'seenCounters';

/** Milliseconds that the counts which another tab has seen may take to arrive here. */
const LATE = 2 * SECOND;

/** The screens whose counter is cleared by opening them. */
export type CountedScreen = 'bids' | 'inRealization' | 'invoices' | 'messages';

/** Number of counted items that the dealer has seen, by screen. Negative if fewer are counted than are unseen. */
export type SeenCounts = Readonly<Record<CountedScreen, number>>;

const nothingSeen: SeenCounts = { bids: 0, inRealization: 0, invoices: 0, messages: 0 };
export const countedScreens = Object.keys(nothingSeen) as CountedScreen[];

/** A change of a counter between two counts from the server. */
export interface CounterMove {
  readonly screen: CountedScreen;
  readonly rises: boolean;
}

interface CountedList {
  /** Whether the rows show everything that the counter counts. */
  readonly isCurrent: boolean;
}

type Message<Kind extends TabMessage['kind']> = Omit<Extract<TabMessage, { readonly kind: Kind }>, 'dealer'>;

/**
 * The server's counts minus the items that the dealer has seen, in any tab and before a reload of this one. The API has no
 * endpoint to mark items as seen. A later visit starts again: the server sends only numbers, so a seen item may have been
 * replaced by a new one.
 */
@injectable()
export class CounterStore {
  seen: SeenCounts = nothingSeen;
  private latest: Partial<Counters> = {};
  /** What another tab has seen of counts that this one has not received yet. */
  private ahead: Partial<SeenCounts> = {};
  private endWait: Cancel = () => {};
  /** This tab has asked the others, and none has answered. */
  private isAsking = false;
  private hasBegun = false;

  constructor(
    private readonly storage: DealerVisitStorage,
    private readonly session: SessionStore,
    private readonly tabs: TabMessages,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'ahead' | 'endWait' | 'isAsking' | 'hasBegun'>(
      this,
      { ahead: false, endWait: false, isAsking: false, hasBegun: false, begin: false, run: false },
      { deep: false },
    );
  }

  /** Restores the seen counts, stores later changes and shares them with the other tabs. Only the first call has an effect. */
  begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.seenBefore(readSeen(this.storage.read(KEY)));
    reaction(
      () => this.seen,
      (seen, before) => {
        this.storage.keep(KEY, seen);
        if (before) this.sendRises(before, seen);
      },
      { equals: sameCounts, fireImmediately: true },
    );
    this.tabs.onMessage(message => this.heard(message));
    this.isAsking = true;
    this.clock.after(LATE, () => (this.isAsking = false));
    this.send({ kind: 'seenAsked' });
  }

  /** Clears the counter of a screen whenever the counted items are on screen. Runs until it is cancelled. */
  run(screen: CountedScreen, list: CountedList): Cancel {
    const isClearable = () => this.counters[screen] > 0 && list.isCurrent;
    const clear = () => {
      if (isClearable() && !this.window.isHidden()) this.screenSeen(screen);
    };
    return together(reaction(isClearable, clear, { fireImmediately: true }), this.window.onShown(clear));
  }

  get counters(): Counters {
    const unseen: Record<keyof Counters, number> = { ...noCounters, ...this.latest };
    for (const screen of countedScreens) {
      const seen = Math.min(this.seen[screen], unseen[screen]);
      unseen[screen] -= seen;
      unseen.purchases = Math.max(0, unseen.purchases - seen);
    }
    return unseen;
  }

  /** The server's count, also of what was seen here. Null before the first count. */
  received(counter: keyof Counters): number | null {
    return this.latest[counter] ?? null;
  }

  /** Returns the counters that changed. A counter's first count is not a change. */
  counted(counters: Partial<Counters>): readonly CounterMove[] {
    const before = this.latest;
    this.latest = { ...before, ...counters };
    this.keepUnseenInvoices(before.invoices ?? 0);
    this.catchUp();
    return countedScreens.flatMap(screen => {
      const [was, is] = [before[screen], this.latest[screen]];
      return was === undefined || is === undefined || was === is ? [] : [{ screen, rises: is > was }];
    });
  }

  /** The dealer has seen everything that the screen counts now. */
  screenSeen(screen: CountedScreen): void {
    this.seen = { ...this.seen, [screen]: this.latest[screen] ?? this.seen[screen] };
  }

  /** Forgets the seen counts, because the server may count other items in another session. */
  seenForgotten(): void {
    this.seen = { ...nothingSeen, invoices: Math.min(0, this.seen.invoices) };
  }

  /** What was seen before a reload, merged with what was seen since. */
  private seenBefore(before: Partial<SeenCounts>): void {
    this.see(screen => {
      const [seen, stored] = [this.seen[screen], before[screen] ?? 0];
      return Math.min(seen === 0 ? stored : Math.max(seen, stored), this.latest[screen] ?? Infinity);
    });
  }

  private heard(message: TabMessage): void {
    if (!this.session.isSignedIn || message.dealer !== this.session.dealerKey) return;
    if (message.kind === 'seenAsked') this.send({ kind: 'seenAnswered', counts: this.seen });
    if (message.kind === 'seenAnswered' && this.isAsking) {
      this.isAsking = false;
      this.seenBefore(message.counts);
    }
    if (message.kind === 'seen') this.seenElsewhere(message.counts);
  }

  /** This tab may be about to receive the counts. It does not wait for them for long, so that a later one is new. */
  private seenElsewhere(counts: Partial<SeenCounts>): void {
    this.ahead = { ...this.ahead, ...counts };
    this.catchUp();
    this.endWait();
    this.endWait = this.clock.after(LATE, () => (this.ahead = {}));
  }

  /** What falls here falls in the other tabs too, with the count of the server. */
  private sendRises(before: SeenCounts, seen: SeenCounts): void {
    const rises = countedScreens.filter(screen => seen[screen] > before[screen]);
    if (rises.length > 0)
      this.send({ kind: 'seen', counts: Object.fromEntries(rises.map(screen => [screen, seen[screen]])) });
  }

  private send(message: Message<'seen'> | Message<'seenAsked'> | Message<'seenAnswered'>): void {
    const { dealerKey: dealer, isSignedIn } = this.session;
    if (isSignedIn) this.tabs.send({ ...message, dealer });
  }

  /**
   * Sees what another tab has seen, as far as this one has received it. If a count falls, the seen count falls with it, so that
   * a later rise counts as new.
   */
  private catchUp(): void {
    this.see(screen =>
      Math.min(Math.max(this.seen[screen], this.ahead[screen] ?? -Infinity), this.latest[screen] ?? Infinity),
    );
  }

  /** A count of invoices falls if a deal is archived. That shows none of them, so that as many stay unseen. */
  private keepUnseenInvoices(before: number): void {
    const fall = Math.max(0, before - (this.latest.invoices ?? before));
    this.seen = { ...this.seen, invoices: this.seen.invoices - fall };
  }

  private see(countOf: (screen: CountedScreen) => number): void {
    const seen: Record<CountedScreen, number> = { ...this.seen };
    for (const screen of countedScreens) seen[screen] = countOf(screen);
    this.seen = seen;
  }
}

const sameCounts = (one: SeenCounts, other: SeenCounts): boolean =>
  countedScreens.every(screen => one[screen] === other[screen]);

function readSeen(kept: unknown): Partial<SeenCounts> {
  if (typeof kept !== 'object' || kept === null) return {};
  const counts = new Map<string, unknown>(Object.entries(kept));
  const seen = countedScreens.flatMap(screen => {
    const count = counts.get(screen);
    const isKept = Number.isSafeInteger(count) && (Number(count) > 0 || screen === 'invoices');
    return isKept ? [[screen, Number(count)] as const] : [];
  });
  return Object.fromEntries(seen);
}
