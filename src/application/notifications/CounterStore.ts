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
}
