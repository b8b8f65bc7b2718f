import type { Money } from '../../shared/Money';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { LocalDate } from '../invoices/LocalDate';
import { isSameVin } from '../motorbikes/Motorbike';

/** How a purchase was taxed. Under the margin scheme includes from a private seller. */
export const purchaseTaxes = ['margin', 'vat', 'abroad', 'unknown'] as const;
export type PurchaseTax = (typeof purchaseTaxes)[number];

/** A vehicle that the dealer bought, here or elsewhere. */
export interface Purchase {
  readonly vehicle: string;
  readonly vin: string;
  /** Null if it is not known. */
  readonly date: LocalDate | null;
  /** Null if it is not known. */
  readonly price: Money | null;
  readonly tax: PurchaseTax;
  /** Transport, repairs and fees. They do not reduce the margin. */
  readonly costs: Money;
  /** The invoice that sold the vehicle. Null if it is not sold. */
  readonly invoiceId: string | null;
}

export interface KeyedPurchase extends Purchase {
  /** The hash id of the deal's offer, or an id of its own. */
  readonly key: string;
}

/** Those that no invoice sold, or only one without an answer of the server, which may not exist. */
export function unsoldPurchases(
  purchases: readonly KeyedPurchase[],
  invoices: readonly IssuedInvoice[],
): readonly KeyedPurchase[] {
  const unconfirmed = new Set(invoices.flatMap(({ id, isConfirmed }) => (isConfirmed ? [] : [id])));
  return purchases.filter(({ invoiceId }) => invoiceId === null || unconfirmed.has(invoiceId));
}

/** The purchase that an invoice sells: the one it was started from, or else the unsold one of the same VIN. */
export function soldPurchase(
  unsold: readonly KeyedPurchase[],
  { purchase, vin }: { readonly purchase: string | null; readonly vin: string },
): KeyedPurchase | null {
  return unsold.find(({ key }) => key === purchase) ?? unsold.find(bought => isSameVin(bought.vin, vin)) ?? null;
}
