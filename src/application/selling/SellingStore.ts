import { makeAutoObservable } from 'mobx';
import { clientSearchText } from '../../domain/selling/clients/Client';
import type { Brand, Motorbike } from '../../domain/selling/motorbikes/Motorbike';
import type { WholeList } from '../../domain/shared/Page';
import { PagedRows } from './entries/PagedRows';

/** What is loaded of a dealer's selling, for the parts of the app that work without the adapters for selling. */
export class SellingStore {
  readonly clients = new PagedRows(clientSearchText);
  readonly motorbikes = new PagedRows<Motorbike>();
  /** The brands that the market accepts. None until they are loaded. */
  brands: WholeList<Brand> = { rows: [], received: 0 };

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  brandsArrived(brands: WholeList<Brand>): void {
    this.brands = brands;
  }
}
