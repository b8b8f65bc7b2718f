import type { DecimalSign } from '../../shared/Language';
import type { Money } from '../../shared/Money';
import { moneyIn, moneyInput, typedMoney } from '../../shared/TypedNumber';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { KeyedAcquisition, Acquisition } from './Acquisition';

/** An acquisition as it is typed. */
export interface AcquisitionForm extends Omit<Acquisition, 'supplier' | 'isDateLatest' | 'price' | 'costs'> {
  /** The acquisition that the form changes. Null if it is a new one. */
  readonly key: string | null;
  readonly supplier: string;
  readonly price: string;
  readonly costs: string;
}

export const emptyAcquisitionForm: AcquisitionForm = {
  key: null,
  vehicle: '',
  vin: '',
  supplier: '',
  date: null,
  price: '',
  tax: 'unknown',
  costs: '',
  invoiceId: null,
};

/** The dealer sees the date and saves it, so it is no longer only the latest possible one. */
export const acquisitionForm = (
  { key, vehicle, vin, supplier, date, price, tax, costs, invoiceId }: KeyedAcquisition,
  sign: ',' | '.',
): AcquisitionForm => ({
  key,
  vehicle,
  vin,
  supplier: supplier ?? '',
  date,
  price: moneyInput(price, sign),
  tax,
  costs: moneyInput(costs === 0 ? null : costs, sign),
  invoiceId,
});

/** A new acquisition of the vehicle that an invoice sold. */
export const acquisitionFormFor = ({ id, vehicle, snapshot }: IssuedInvoice): AcquisitionForm => ({
  ...emptyAcquisitionForm,
  vehicle,
  vin: snapshot.sent.vin,
  invoiceId: id,
});

/** The text is empty or an amount that is not below 0. */
export const isAcquisitionAmount = (text: string, sign: DecimalSign | null = null): boolean => {
  const typed = typedMoney(text, sign);
  return typed.kind === 'empty' || (typed.kind === 'read' && typed.money >= 0);
};

/** Null if an amount cannot be read. */
export function typedAcquisition(
  { vehicle, vin, supplier, date, price, tax, costs, invoiceId }: AcquisitionForm,
  sign: DecimalSign | null = null,
): Acquisition | null {
  if (![price, costs].every(text => isAcquisitionAmount(text, sign))) return null;
  return {
    vehicle: vehicle.trim(),
    vin: vin.trim(),
    ...(supplier.trim() !== '' && { supplier: supplier.trim() }),
    date,
    price: moneyIn(price),
    tax,
    costs: moneyIn(costs) ?? (0 as Money),
    invoiceId,
  };
}
