import { makeAutoObservable, observable } from 'mobx';
import { type ColumnArrangement, defaultColumns } from '../../../domain/offers/list/OfferColumns';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';

/** How the dealer has arranged the table of each list. */
export class TableStore {
  private readonly arrangements = observable.map<OfferTab, ColumnArrangement>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'arrangements'>(this, { arrangements: false });
  }

  arrangementOf(tab: OfferTab): ColumnArrangement {
    return this.arrangements.get(tab) ?? { shown: defaultColumns[tab], widths: {} };
  }

  arranged(tab: OfferTab, arrangement: ColumnArrangement): void {
    this.arrangements.set(tab, arrangement);
  }

  arrangementReset(tab: OfferTab): void {
    this.arrangements.delete(tab);
  }
}
