import { inject, injectable } from 'inversify';
import {
  type ColumnArrangement,
  movedColumn,
  type OfferColumn,
  resizedColumn,
  storedArrangement,
  withColumn,
  withoutColumn,
} from '../../../domain/offers/list/OfferColumns';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { Preferences } from '../../ports/Preferences';
import { TableStore } from './TableStore';

/** The columns of the tables on this device. */
@injectable()
export class ArrangeTable {
  private readonly restored = new Set<OfferTab>();

  constructor(
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(TableStore) private readonly store: TableStore,
  ) {}

  /** Only the first call for a list has an effect. */
  restore(tab: OfferTab): void {
    if (this.restored.has(tab)) return;
    this.restored.add(tab);
    const stored = storedArrangement(this.preferences.read(keyOf(tab)));
    if (stored) this.store.arranged(tab, stored);
  }

  show(tab: OfferTab, column: OfferColumn): void {
    this.arrange(tab, withColumn(this.store.arrangementOf(tab), column));
  }

  hide(tab: OfferTab, column: OfferColumn): void {
    this.arrange(tab, withoutColumn(this.store.arrangementOf(tab), column));
  }

  move(tab: OfferTab, column: OfferColumn, by: number): void {
    this.arrange(tab, movedColumn(this.store.arrangementOf(tab), column, by));
  }

  resize(tab: OfferTab, column: OfferColumn, width: number): void {
    this.arrange(tab, resizedColumn(this.store.arrangementOf(tab), column, width));
  }

  reset(tab: OfferTab): void {
    this.preferences.remove(keyOf(tab));
    this.store.arrangementReset(tab);
  }

  private arrange(tab: OfferTab, arrangement: ColumnArrangement): void {
    this.preferences.write(keyOf(tab), JSON.stringify(arrangement));
    this.store.arranged(tab, arrangement);
  }
}

const keyOf = (tab: OfferTab) => `table.${tab}`;
