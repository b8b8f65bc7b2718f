import { emptyPurchaseForm, type PurchaseForm } from '../../../domain/selling/margin/PurchaseForm';
import { EntryForm } from '../entries/EntryForm';

/** The purchase in the dialog of the margin book. */
export class PurchaseStore {
  readonly entry = new EntryForm<PurchaseForm, string>(emptyPurchaseForm);
}
