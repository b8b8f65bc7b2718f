import type { Instant } from '../../shared/Instant';
import { type LocalDate, localDateAt } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import type { Taxation } from '../../valuation/Taxation';
import { isCounted, type IssuedInvoice } from '../invoices/IssuedInvoice';
import { isSameVin } from '../motorbikes/Motorbike';

/** How an acquisition was taxed. 'margin' is also what a private seller sold. */
export const acquisitionTaxes = ['margin', 'vat', 'abroad', 'unknown'] as const;
export type AcquisitionTax = (typeof acquisitionTaxes)[number];

/** What the dealer has calculated with for an offer says how its seller taxes it. */
export const taxOfTaxation = (taxation: Taxation): AcquisitionTax => (taxation === 'marginScheme' ? 'margin' : 'vat');

/** A vehicle that the dealer bought, here or elsewhere. */
export interface Acquisition {
  readonly vehicle: string;
  readonly vin: string;
  /** Who sold it to the dealer. Absent if it is not known. */
  readonly supplier?: string;
  /** Null if it is not known. */
  readonly date: LocalDate | null;
  /** Only this is known: it was bought on the date or before. */
  readonly isDateLatest?: true;
  /** Null if it is not known. */
  readonly price: Money | null;
  readonly tax: AcquisitionTax;
  /** Transport, repairs and fees. They do not reduce the margin. */
  readonly costs: Money;
  /** The invoice that sold the vehicle. Null if it is not sold. */
  readonly invoiceId: string | null;
}

/**
 * When the vehicle of a deal was bought, as far as it is known. The server tells no time of a purchase, but when a deal was
 * archived.
 */
export function acquisitionDate(
  { boughtAt, seenAt }: { readonly boughtAt?: Instant; readonly seenAt?: Instant },
  archivedAt: Instant | null,
): Pick<Acquisition, 'date' | 'isDateLatest'> {
  if (boughtAt !== undefined) return { date: localDateAt(boughtAt) };
  const latest = [seenAt ?? Infinity, archivedAt ?? Infinity].reduce((one, other) => Math.min(one, other));
  return Number.isFinite(latest) ? { date: localDateAt(latest), isDateLatest: true } : { date: null };
}

export interface KeyedAcquisition extends Acquisition {
  /** The hash id of the deal's offer, or an id of its own. */
  readonly key: string;
}

/** Those that no invoice sold, or only one that does not count. */
export function unsoldAcquisitions(
  acquisitions: readonly KeyedAcquisition[],
  invoices: readonly IssuedInvoice[],
): readonly KeyedAcquisition[] {
  const uncounted = new Set(invoices.filter(invoice => !isCounted(invoice)).map(({ id }) => id));
  return acquisitions.filter(({ invoiceId }) => invoiceId === null || uncounted.has(invoiceId));
}

/** The acquisition that an invoice sells: the one it was started from, or else the unsold one of the same VIN. */
export function soldAcquisition(
  unsold: readonly KeyedAcquisition[],
  { acquisition, vin }: { readonly acquisition: string | null; readonly vin: string },
): KeyedAcquisition | null {
  return unsold.find(({ key }) => key === acquisition) ?? unsold.find(bought => isSameVin(bought.vin, vin)) ?? null;
}
