import { injectable } from 'inversify';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../domain/selling/margin/Acquisition';
import {
  acquisitionForm,
  type AcquisitionForm,
  acquisitionFormFor,
  emptyAcquisitionForm,
  typedAcquisition,
} from '../../../domain/selling/margin/AcquisitionForm';
import { decimalSign } from '../../../domain/shared/Language';
import { Drafts } from '../../forms/Drafts';
import { Form } from '../../forms/Form';
import { FormDialog } from '../../forms/FormDialog';
import { ShowForm } from '../../forms/ShowForm';
import { Clock } from '../../ports/Clock';
import { Appearance } from '../../settings/Appearance';
import { KeepAcquisition } from './KeepAcquisition';

/** Edits an acquisition in a dialog. It is kept in the dealer's book, and never sent. */
@injectable()
export class EditAcquisition {
  readonly dialog: FormDialog<AcquisitionForm, string>;

  constructor(
    private readonly keepAcquisition: KeepAcquisition,
    private readonly appearance: Appearance,
    drafts: Drafts,
    show: ShowForm,
    clock: Clock,
  ) {
    const empty = emptyAcquisitionForm;
    this.dialog = new FormDialog({
      empty,
      formOf: (initial, key) => new Form({ empty, draft: drafts.of('acquisitionForms', key) }, initial),
      show,
      clock,
    });
  }

  /** `sign` is the decimal sign of the amounts. */
  change(acquisition: KeyedAcquisition, sign: ',' | '.'): Promise<void> {
    return this.dialog.open(acquisition.key, acquisitionForm(acquisition, sign));
  }

  /** `invoice` sold the vehicle. Null if it is not known. */
  add(invoice: IssuedInvoice | null): Promise<void> {
    if (invoice === null) return this.dialog.open();
    return this.dialog.open(null, acquisitionFormFor(invoice), `sold by ${invoice.id}`);
  }

  /** Keeps the acquisition, unless an amount cannot be read. */
  async save(): Promise<void> {
    const { form } = this.dialog;
    const acquisition = form && typedAcquisition(form.values, decimalSign(this.appearance.language));
    if (!form || acquisition === null) return;
    const isKept = this.keepAcquisition.execute(acquisition, form.values.key ?? undefined);
    this.done(form);
    await isKept;
  }

  async remove(): Promise<void> {
    const { form, id } = this.dialog;
    if (!form || id === null) return;
    const isRemoved = this.keepAcquisition.remove(id);
    this.done(form);
    await isRemoved;
  }

  private done(form: Form<AcquisitionForm>): void {
    form.saved(form.values);
    this.dialog.close();
  }
}
