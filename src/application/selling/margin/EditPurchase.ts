import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { KeyedPurchase } from '../../../domain/selling/margin/Purchase';
import {
  emptyPurchaseForm,
  purchaseForm,
  type PurchaseForm,
  purchaseFormFor,
  typedPurchase,
} from '../../../domain/selling/margin/PurchaseForm';
import { FormDrafts } from '../../drafts/FormDrafts';
import { Clock } from '../../ports/Clock';
import { EntryEditing } from '../entries/EntryEditing';
import { EntryForm } from '../entries/EntryForm';
import { KeepPurchase } from './KeepPurchase';

/** Edits a purchase in a dialog. It is kept in the dealer's book, and never sent. */
@injectable()
export class EditPurchase extends EntryEditing<PurchaseForm, string> {
  constructor(
    @inject(KeepPurchase) private readonly keepPurchase: KeepPurchase,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(Clock) clock: Clock,
  ) {
    super({ drafts, clock, entry: new EntryForm(emptyPurchaseForm), collection: 'purchaseForms' });
  }

  /** `sign` is the decimal sign of the amounts. */
  change(purchase: KeyedPurchase, sign: ',' | '.'): Promise<void> {
    return this.open(purchase.key, purchaseForm(purchase, sign));
  }

  /** `invoice` sold the vehicle. Null if it is not known. */
  add(invoice: IssuedInvoice | null): Promise<void> {
    if (invoice === null) return this.open(null, emptyPurchaseForm);
    return this.open(null, purchaseFormFor(invoice), `sold by ${invoice.id}`);
  }

  /** Keeps the purchase, unless an amount cannot be read. */
  async save(): Promise<void> {
    const { isOpen, form } = this.entry;
    const purchase = typedPurchase(form);
    if (!isOpen || purchase === null) return;
    const isKept = this.keepPurchase.execute(purchase, form.key ?? undefined);
    this.done();
    await isKept;
  }

  async remove(): Promise<void> {
    const { id } = this.entry;
    if (id === null) return;
    const isRemoved = this.keepPurchase.remove(id);
    this.done();
    await isRemoved;
  }

  private done(): void {
    runInAction(() => this.entry.closed());
    this.saved();
  }
}
