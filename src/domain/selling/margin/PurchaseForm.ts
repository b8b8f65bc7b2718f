import type { Money } from '../../shared/Money';
import { moneyIn, moneyInput, typedMoney } from '../../shared/TypedNumber';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { KeyedPurchase, Purchase } from './Purchase';

/** A purchase as it is typed. */
export interface PurchaseForm extends Omit<Purchase, 'price' | 'costs'> {
  /** The purchase that the form changes. Null if it is a new one. */
  readonly key: string | null;
  readonly price: string;
  readonly costs: string;
}

export const emptyPurchaseForm: PurchaseForm = {
  key: null,
  vehicle: '',
  vin: '',
  date: null,
  price: '',
  tax: 'unknown',
  costs: '',
  invoiceId: null,
};

export const purchaseForm = (purchase: KeyedPurchase, sign: ',' | '.'): PurchaseForm => ({
  ...purchase,
  price: moneyInput(purchase.price, sign),
  costs: moneyInput(purchase.costs === 0 ? null : purchase.costs, sign),
});

/** A new purchase of the vehicle that an invoice sold. */
export const purchaseFormFor = ({ id, vehicle, snapshot }: IssuedInvoice): PurchaseForm => ({
  ...emptyPurchaseForm,
  vehicle,
  vin: snapshot?.sent.vin ?? '',
  invoiceId: id,
});

/** The text is empty or an amount that is not below 0. */
export const isPurchaseAmount = (text: string): boolean => {
  const typed = typedMoney(text);
  return typed.kind === 'empty' || (typed.kind === 'read' && typed.money >= 0);
};

/** Null if an amount cannot be read. */
export function typedPurchase({ vehicle, vin, date, price, tax, costs, invoiceId }: PurchaseForm): Purchase | null {
  if (![price, costs].every(isPurchaseAmount)) return null;
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
