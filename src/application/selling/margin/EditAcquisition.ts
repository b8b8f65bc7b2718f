import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../domain/selling/margin/Acquisition';
import {
  emptyAcquisitionForm,
  acquisitionForm,
  type AcquisitionForm,
  acquisitionFormFor,
  typedAcquisition,
} from '../../../domain/selling/margin/AcquisitionForm';
import { decimalSign } from '../../../domain/shared/Language';
import { FormDrafts } from '../../drafts/FormDrafts';
import { Clock } from '../../ports/Clock';
import { Appearance } from '../../settings/Appearance';
import { EntryEditing } from '../entries/EntryEditing';
import { KeepAcquisition } from './KeepAcquisition';

/** Edits an acquisition in a dialog. It is kept in the dealer's book, and never sent. */
@injectable()
export class EditAcquisition extends EntryEditing<AcquisitionForm, string> {
  constructor(
    private readonly keepAcquisition: KeepAcquisition,
    drafts: FormDrafts,
    clock: Clock,
    private readonly appearance: Appearance,
  ) {
    super({ drafts, clock, empty: emptyAcquisitionForm, collection: 'acquisitionForms' });
  }

  /** `sign` is the decimal sign of the amounts. */
  change(acquisition: KeyedAcquisition, sign: ',' | '.'): Promise<void> {
    return this.open(acquisition.key, acquisitionForm(acquisition, sign));
  }

  /** `invoice` sold the vehicle. Null if it is not known. */
  add(invoice: IssuedInvoice | null): Promise<void> {
    if (invoice === null) return this.open(null, emptyAcquisitionForm);
    return this.open(null, acquisitionFormFor(invoice), `sold by ${invoice.id}`);
  }

  /** Keeps the acquisition, unless an amount cannot be read. */
  async save(): Promise<void> {
    const { isOpen, form } = this.entry;
    const acquisition = typedAcquisition(form, decimalSign(this.appearance.language));
    if (!isOpen || acquisition === null) return;
    const isKept = this.keepAcquisition.execute(acquisition, form.key ?? undefined);
    this.done();
    await isKept;
  }

  async remove(): Promise<void> {
    const { id } = this.entry;
    if (id === null) return;
    const isRemoved = this.keepAcquisition.remove(id);
    this.done();
    await isRemoved;
  }

  private done(): void {
    runInAction(() => this.entry.closed());
    this.saved();
  }
}
