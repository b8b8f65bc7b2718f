import { clientSearchText } from '../../domain/selling/clients/Client';
import type { Brand, Motorbike } from '../../domain/selling/motorbikes/Motorbike';
import { ChoiceList } from './entries/ChoiceList';
import { PagedRows } from './entries/PagedRows';

/** What is loaded of a dealer's selling, for the parts of the app that work without the adapters for selling. */
export class SellingStore {
  readonly clients = new PagedRows(clientSearchText);
  readonly motorbikes = new PagedRows<Motorbike>();
  /** The brands that the market accepts. */
  readonly brands = new ChoiceList<Brand>();
}
