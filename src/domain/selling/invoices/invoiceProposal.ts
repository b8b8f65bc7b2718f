import type { LocalDate } from '../../shared/LocalDate';
import type { Taxation } from '../../valuation/Taxation';
import { type AcquisitionTax, taxOfTaxation } from '../margin/Acquisition';
import type { InvoiceForm } from './InvoiceForm';
import { type VatOption, vatOptions, vatRate } from './Vat';

/** What can be proposed for an invoice before anything is typed. */
interface Known {
  /** '' if no number can be proposed. */
  readonly number: string;
  readonly today: LocalDate;
  readonly templateFor: (option: VatOption) => InvoiceForm['template'];
  /** How the vehicle was taxed when it was bought. Null if no purchase is known. */
  readonly bought: AcquisitionTax | null;
  /** How the dealer usually buys and sells. Null if that says nothing about this sale. */
  readonly usual: Taxation | null;
  /** At which the sale is taxed if it is taxed as usual, in percent. Null if it is not known. */
  readonly rate: number | null;
}

/** Values for those fields that are still empty. The price is never among them. */
export function invoiceProposal(form: InvoiceForm, known: Known): Partial<InvoiceForm> {
  const { number, today, templateFor } = known;
  const vatOption = form.vatOption === 'unselected' ? proposedVatOption(known) : null;
  const template = templateFor(vatOption ?? form.vatOption);
  return {
    ...(form.invoiceNumber === '' && number !== '' && { invoiceNumber: number }),
    ...(form.invoiceDate === '' && { invoiceDate: today }),
    ...(form.deliveryDate === '' && { deliveryDate: today }),
    ...(vatOption && { vatOption }),
    ...(form.template === null && template !== null && { template }),
  };
}

/** A wrong kind of tax costs money, so that none is proposed if it is in doubt, or if no option has the rate. */
function proposedVatOption({ bought, usual, rate }: Pick<Known, 'bought' | 'usual' | 'rate'>): VatOption | null {
  const tax = bought ?? (usual && taxOfTaxation(usual));
  if (tax === 'margin') return 'marginalTaxation';
  return (tax === 'vat' && rate !== null && vatOptions.find(option => vatRate(option) === rate)) || null;
}
