import { makeAutoObservable, observableRef } from 'mobx';
import { type Counters, noCounters } from '../../domain/notifications/Counters';

/** The screens whose counter is cleared by looking at them. */
export type CountedScreen = 'bids' | 'inRealization' | 'invoices' | 'messages';

/** How many of what a screen counts the dealer has looked at. */
export type SeenCounts = Readonly<Record<CountedScreen, number>>;

const nothingSeen: SeenCounts = { bids: 0, inRealization: 0, invoices: 0, messages: 0 };
export const countedScreens = Object.keys(nothingSeen) as CountedScreen[];

/** What the server counts, less what the dealer has looked at here: the server is not told of that. */
export class CounterStore {
  seen: SeenCounts = nothingSeen;
  private told: Partial<Counters> = {};
  private open: CountedScreen | null = null;

  constructor() {
    makeAutoObservable<this, 'told'>(this, { told: observableRef, seen: observableRef });
  }

  get counters(): Counters {
    const left: Record<keyof Counters, number> = { ...noCounters, ...this.told };
    for (const screen of countedScreens) {
      const seen = Math.min(this.seen[screen], left[screen]);
      left[screen] -= seen;
      left.purchases = Math.max(0, left.purchases - seen);
    }
    return left;
  }

  counted(counters: Partial<Counters>): void {
    this.told = { ...this.told, ...counters };
    this.look();
  }

  /** On an earlier visit; what was looked at since counts too. */
  seenBefore(before: Partial<SeenCounts>): void {
    this.see(screen => Math.max(this.seen[screen], before[screen] ?? 0));
    this.look();
  }

  /** Until it is left, what is counted there is seen as it comes. */
  screenOpened(screen: CountedScreen): void {
    this.open = screen;
    this.look();
  }

  screenLeft(screen: CountedScreen): void {
    if (this.open === screen) this.open = null;
  }

  /** A count that has fallen takes what was seen down with it: what it rises by afterwards is new. */
  private look(): void {
    this.see(screen => {
      const told = this.told[screen];
      if (told === undefined) return this.seen[screen];
      return screen === this.open ? told : Math.min(this.seen[screen], told);
    });
  }

  private see(countOf: (screen: CountedScreen) => number): void {
    const seen: Record<CountedScreen, number> = { ...this.seen };
    for (const screen of countedScreens) seen[screen] = countOf(screen);
    this.seen = seen;
  }
}
