import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';

export type SellingCount = 'clients' | 'motorbikes' | 'templates';

/** How many there are of each; a kind is absent until that is known. */
export class SellingCountStore {
  readonly counts = observable.map<SellingCount, number>();
  failure: Failure | null = null;

  constructor() {
    makeAutoObservable(this, { counts: false, failure: observableRef });
  }

  asked(): void {
    this.failure = null;
  }

  counted(what: SellingCount, count: number): void {
    this.counts.set(what, count);
  }

  failed(because: Failure): void {
    this.failure = because;
  }
}
