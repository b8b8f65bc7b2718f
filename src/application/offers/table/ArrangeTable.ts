import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import {
  type ColumnArrangement,
  defaultColumns,
  movedColumn,
  type OfferColumn,
  resizedColumn,
  storedArrangement,
  withColumn,
  withoutColumn,
} from '../../../domain/offers/list/OfferColumn';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { Preferences } from '../../ports/Preferences';

/** How the dealer has arranged the table of each list on this device. */
@injectable()
export class ArrangeTable {
  private readonly restored = new Set<OfferTab>();
  private readonly arrangements = observable.map<OfferTab, ColumnArrangement>(undefined, { deep: false });

  constructor(private readonly preferences: Preferences) {
    makeAutoObservable(this, {}, { deep: false });
  }

  arrangementOf(tab: OfferTab): ColumnArrangement {
    return this.arrangements.get(tab) ?? { shown: defaultColumns[tab], widths: {} };
  }

  /** Only the first call for a list has an effect. */
  restore(tab: OfferTab): void {
    if (this.restored.has(tab)) return;
    this.restored.add(tab);
    const stored = storedArrangement(this.preferences.read(keyOf(tab)));
    if (stored) this.arrangements.set(tab, stored);
  }

  show(tab: OfferTab, column: OfferColumn): void {
    this.arrange(tab, withColumn(this.arrangementOf(tab), column));
  }

  hide(tab: OfferTab, column: OfferColumn): void {
    this.arrange(tab, withoutColumn(this.arrangementOf(tab), column));
  }

  move(tab: OfferTab, column: OfferColumn, by: number): void {
    this.arrange(tab, movedColumn(this.arrangementOf(tab), column, by));
  }

  resize(tab: OfferTab, column: OfferColumn, width: number): void {
    this.arrange(tab, resizedColumn(this.arrangementOf(tab), column, width));
  }

  reset(tab: OfferTab): void {
    this.preferences.remove(keyOf(tab));
    this.arrangements.delete(tab);
  }

  private arrange(tab: OfferTab, arrangement: ColumnArrangement): void {
    this.preferences.write(keyOf(tab), JSON.stringify(arrangement));
    this.arrangements.set(tab, arrangement);
  }
}

const keyOf = (tab: OfferTab) => `table.${tab}`;
