import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';

export type SellingCount = 'clients' | 'motorbikes' | 'templates';

/** The number of entries of each kind. A kind is absent until its number is known. */
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

  failed(failure: Failure): void {
    this.failure = failure;
  }
}
