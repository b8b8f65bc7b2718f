import { makeAutoObservable } from 'mobx';
import { type Counters, noCounters } from '../../domain/notifications/Counters';

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

/** The server's counts minus the items that the dealer has seen here. The API has no endpoint to mark items as seen. */
export class CounterStore {
  seen: SeenCounts = nothingSeen;
  private latest: Partial<Counters> = {};
  /** What another tab has seen of counts that this one has not received yet. */
  private ahead: Partial<SeenCounts> = {};

  constructor() {
    makeAutoObservable<this, 'ahead'>(this, { ahead: false }, { deep: false });
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

  /** Restores the seen counts from before a reload, merged with what was seen since. */
  seenBefore(before: Partial<SeenCounts>): void {
    this.see(screen => {
      const [seen, stored] = [this.seen[screen], before[screen] ?? 0];
      return Math.min(seen === 0 ? stored : Math.max(seen, stored), this.latest[screen] ?? Infinity);
    });
  }

  /** The dealer has seen these counts in another tab. This one may be about to receive them (`waitEnded`). */
  seenElsewhere(counts: Partial<SeenCounts>): void {
    this.ahead = { ...this.ahead, ...counts };
    this.catchUp();
  }

  /** What another tab has seen and this one has not received is not waited for any longer. */
  waitEnded(): void {
    this.ahead = {};
  }

  /** The dealer has seen everything that the screen counts now. */
  screenSeen(screen: CountedScreen): void {
    this.seen = { ...this.seen, [screen]: this.latest[screen] ?? this.seen[screen] };
  }

  /** Forgets the seen counts, because the server may count other items in another session. */
  seenForgotten(): void {
    this.seen = { ...nothingSeen, invoices: Math.min(0, this.seen.invoices) };
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
