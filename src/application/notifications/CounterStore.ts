import { makeAutoObservable, observableRef } from 'mobx';
import { type Counters, noCounters } from '../../domain/notifications/Counters';

/** The screens whose counter is cleared by looking at them. */
export type CountedScreen = 'bids' | 'inRealization' | 'invoices' | 'messages';

type Seen = Readonly<Record<CountedScreen, number>>;

const nothingSeen: Seen = { bids: 0, inRealization: 0, invoices: 0, messages: 0 };
const screens = Object.keys(nothingSeen) as CountedScreen[];

/** What the server counts, less what the dealer has looked at here: the server is not told of that. */
export class CounterStore {
  private told: Counters = noCounters;
  private seen: Seen = nothingSeen;
  private open: CountedScreen | null = null;

  constructor() {
    makeAutoObservable<this, 'told' | 'seen'>(this, { told: observableRef, seen: observableRef });
  }

  get counters(): Counters {
    const { told, seen } = this;
    const left = (screen: CountedScreen) => told[screen] - seen[screen];
    const seenOverall = screens.reduce((sum, screen) => sum + seen[screen], 0);
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

  /** Until it is left, what is counted there is seen as it comes. */
  screenOpened(screen: CountedScreen): void {
    this.open = screen;
    this.look();
  }

  screenLeft(screen: CountedScreen): void {
    if (this.open === screen) this.open = null;
  }

  private look(): void {
    const seenOf = (screen: CountedScreen) =>
      screen === this.open ? this.told[screen] : Math.min(this.seen[screen], this.told[screen]);
    this.seen = {
      bids: seenOf('bids'),
      inRealization: seenOf('inRealization'),
      invoices: seenOf('invoices'),
      messages: seenOf('messages'),
    };
  }
}
