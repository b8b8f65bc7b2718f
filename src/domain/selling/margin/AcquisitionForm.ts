import type { Money } from '../../shared/Money';
import { moneyIn, moneyInput, typedMoney } from '../../shared/TypedNumber';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { KeyedAcquisition, Acquisition } from './Acquisition';

/** An acquisition as it is typed. */
export interface AcquisitionForm extends Omit<Acquisition, 'price' | 'costs'> {
  /** The acquisition that the form changes. Null if it is a new one. */
  readonly key: string | null;
  readonly price: string;
  readonly costs: string;
}

export const emptyAcquisitionForm: AcquisitionForm = {
  key: null,
  vehicle: '',
  vin: '',
  date: null,
  price: '',
  tax: 'unknown',
  costs: '',
  invoiceId: null,
};

export const acquisitionForm = (acquisition: KeyedAcquisition, sign: ',' | '.'): AcquisitionForm => ({
  ...acquisition,
  price: moneyInput(acquisition.price, sign),
  costs: moneyInput(acquisition.costs === 0 ? null : acquisition.costs, sign),
});

/** A new acquisition of the vehicle that an invoice sold. */
export const acquisitionFormFor = ({ id, vehicle, snapshot }: IssuedInvoice): AcquisitionForm => ({
  ...emptyAcquisitionForm,
  vehicle,
  vin: snapshot.sent.vin,
  invoiceId: id,
});

/** The text is empty or an amount that is not below 0. */
export const isAcquisitionAmount = (text: string): boolean => {
  const typed = typedMoney(text);
  return typed.kind === 'empty' || (typed.kind === 'read' && typed.money >= 0);
};

/** Null if an amount cannot be read. */
export function typedAcquisition({
  vehicle,
  vin,
  date,
  price,
  tax,
  costs,
  invoiceId,
}: AcquisitionForm): Acquisition | null {
  if (![price, costs].every(isAcquisitionAmount)) return null;
  return {
    vehicle: vehicle.trim(),
    vin: vin.trim(),
    date,
    price: moneyIn(price),
    tax,
    costs: moneyIn(costs) ?? (0 as Money),
    invoiceId,
  };
}
