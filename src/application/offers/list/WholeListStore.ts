import { makeAutoObservable, observable } from 'mobx';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';

interface ReadRows {
  readonly ids: readonly HashId[];
  readonly total: number | null;
  readonly at: Instant;
}

/** What was read beyond the held pages of the lists, so that the numbers are exact. */
export class WholeListStore {
  readonly read = observable.map<OfferTab, ReadRows>(undefined, { deep: false });
  /** All offers of the last day are read. */
  isDayRead = false;

  constructor() {
    makeAutoObservable(this, { read: false });
  }

  listRead(tab: OfferTab, rows: ReadRows): void {
    this.read.set(tab, rows);
  }

  dayRead(isRead: boolean): void {
    this.isDayRead = isRead;
  }
}
