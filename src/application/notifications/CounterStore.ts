import { makeAutoObservable, observableRef } from 'mobx';
import { type Counters, noCounters } from '../../domain/notifications/Counters';

/** The screens whose counter is cleared by looking at them. */
export type CountedScreen = 'bids' | 'inRealization' | 'invoices' | 'messages';

/** How many of what a screen counts the dealer has looked at. */
export type SeenCounts = Readonly<Record<CountedScreen, number>>;

const nothingSeen: SeenCounts = { bids: 0, inRealization: 0, invoices: 0, messages: 0 };
export const countedScreens = Object.keys(nothingSeen) as CountedScreen[];

/** How a counter was told to move since it was last told. */
export interface CounterMove {
  readonly screen: CountedScreen;
  readonly rises: boolean;
}

/** What the server counts, less what the dealer has looked at here: the server is not told of that. */
export class CounterStore {
  seen: SeenCounts = nothingSeen;
  private told: Partial<Counters> = {};

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

  /** Returns which counters have moved; one that is told for the first time has not. */
  counted(counters: Partial<Counters>): readonly CounterMove[] {
    const before = this.told;
    this.told = { ...before, ...counters };
    // A count that has fallen takes what was seen down with it: what it rises by afterwards is new.
    this.see(screen => Math.min(this.seen[screen], this.told[screen] ?? Infinity));
    return countedScreens.flatMap(screen => {
      const [was, is] = [before[screen], this.told[screen]];
      return was === undefined || is === undefined || was === is ? [] : [{ screen, rises: is > was }];
    });
  }

  /** On an earlier visit; what was looked at since counts too. */
  seenBefore(before: Partial<SeenCounts>): void {
    this.see(screen => Math.min(Math.max(this.seen[screen], before[screen] ?? 0), this.told[screen] ?? Infinity));
  }

  /** What the screen counts now has been looked at. */
  screenSeen(screen: CountedScreen): void {
    this.seen = { ...this.seen, [screen]: this.told[screen] ?? this.seen[screen] };
  }

  /** Of what was counted before the line was lost, nobody knows what is still counted now. */
  seenForgotten(): void {
    this.seen = nothingSeen;
  }

  private see(countOf: (screen: CountedScreen) => number): void {
    const seen: Record<CountedScreen, number> = { ...this.seen };
    for (const screen of countedScreens) seen[screen] = countOf(screen);
    this.seen = seen;
  }
}
