import { makeAutoObservable, observableRef } from 'mobx';
import { type Counters, noCounters } from '../../domain/notifications/Counters';

export class CounterStore {
  counters: Counters = noCounters;

  constructor() {
    makeAutoObservable(this, { counters: observableRef });
  }

  counted(counters: Partial<Counters>): void {
    this.counters = { ...this.counters, ...counters };
  }

  /** The dealer has opened what this counts: it is cleared here until the server counts anew. */
  opened(place: 'invoices' | 'inRealization' | 'messages' | 'bids'): void {
    const { [place]: count, purchases } = this.counters;
    if (count > 0) this.counted({ [place]: 0, purchases: Math.max(0, purchases - count) });
  }
}
