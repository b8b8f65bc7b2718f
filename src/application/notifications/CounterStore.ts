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
    const told = { ...noCounters, ...this.told };
    const seen = (screen: CountedScreen) => Math.min(this.seen[screen], told[screen]);
    const left = (screen: CountedScreen) => told[screen] - seen(screen);
    const seenOverall = countedScreens.reduce((sum, screen) => sum + seen(screen), 0);
    return {
      ...told,
      bids: left('bids'),
      inRealization: left('inRealization'),
      invoices: left('invoices'),
      messages: left('messages'),
      purchases: Math.max(0, told.purchases - seenOverall),
    };
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
    this.seen = {
      bids: countOf('bids'),
      inRealization: countOf('inRealization'),
      invoices: countOf('invoices'),
      messages: countOf('messages'),
    };
  }
}
