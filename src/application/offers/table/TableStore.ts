import { makeAutoObservable, observable } from 'mobx';
import { type ColumnArrangement, defaultColumns, type SortColumn } from '../../../domain/offers/OfferColumns';
import type { OfferTab } from '../../../domain/offers/OfferTab';
import type { SortDirection } from '../../../domain/shared/sorted';

export interface TableOrder {
  readonly column: SortColumn;
  readonly direction: SortDirection;
}

/** How the dealer has arranged the table of each list. */
export class TableStore {
  private readonly arrangements = observable.map<OfferTab, ColumnArrangement>(undefined, { deep: false });
  private readonly orders = observable.map<OfferTab, TableOrder>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'arrangements' | 'orders'>(this, { arrangements: false, orders: false });
  }

  arrangementOf(tab: OfferTab): ColumnArrangement {
    return this.arrangements.get(tab) ?? { shown: defaultColumns[tab], widths: {} };
  }

  /** Null if the rows have the order of the server. */
  orderOf(tab: OfferTab): TableOrder | null {
    return this.orders.get(tab) ?? null;
  }

  arranged(tab: OfferTab, arrangement: ColumnArrangement): void {
    this.arrangements.set(tab, arrangement);
  }

  arrangementReset(tab: OfferTab): void {
    this.arrangements.delete(tab);
  }

  sortedBy(tab: OfferTab, order: TableOrder): void {
    this.orders.set(tab, order);
  }
}
