import type { PlacedBid } from '../bidding/Exposure';
import type { Invoice } from '../invoices/Invoice';
import { type Offer, offerName } from '../offers/Offer';
import { offerYear } from '../offers/OfferYear';
import { dealTotal } from '../realization/RealizationDetails';
import type { Client } from '../selling/clients/Client';
import type { CsvCell, CsvRow } from '../shared/Csv';
import type { Instant } from '../shared/Instant';
import { type Money, toEuros } from '../shared/Money';

export const exportKinds = ['deals', 'bids', 'invoices', 'archive', 'clients'] as const;

export type ExportKind = (typeof exportKinds)[number];

/** Null if it is not known. */
type ExportValue = string | number | { readonly amount: Money } | { readonly at: Instant } | null;

type ExportRow = Readonly<Record<string, ExportValue>>;

const amount = (money: Money | null): ExportValue => (money === null ? null : { amount: money });
const instant = (at: Instant | null): ExportValue => (at === null ? null : { at });

const vehicle = (offer: Offer) => ({
  number: offer.hashId,
  vehicle: offerName(offer),
  type: offer.vehicleType,
  year: offerYear(offer),
  mileage: offer.totalMileage,
});

/** A running or archived purchase. */
function purchase(offer: Offer) {
  const deal = offer.realization;
  return {
    ...vehicle(offer),
    seller: deal && `${deal.sellerFirstName} ${deal.sellerLastName}`.trim(),
    phone: deal && deal.phone,
    email: deal && deal.sellerEmail,
    street: deal && deal.street,
    zipCode: deal && deal.zipCode,
    place: deal && deal.place,
    price: amount(deal && deal.clientPrice),
    commission: amount(deal && deal.commission),
    total: amount(deal && dealTotal(deal)),
  };
}

/** What each export contains, in the order of its columns. */
export const exportRows = {
  deals: purchase,
  archive: (offer: Offer) => ({
    ...purchase(offer),
    finalPrice: amount(offer.finalPrice),
    archivedAt: instant(offer.archivedAt),
  }),
  /** The offer is null if it is not loaded. */
  bids: ({ bid, offer }: { readonly bid: PlacedBid; readonly offer: Offer | null }) => ({
    number: bid.hashId,
    vehicle: offer && offerName(offer),
    bid: amount(bid.amount),
    placedAt: instant(bid.placedAt),
    highestBid: amount(offer && offer.highestBid),
  }),
  invoices: (invoice: Invoice) => ({
    invoice: invoice.displayNumber,
    number: invoice.offer ?? '',
    vehicle: `${invoice.label1} ${invoice.label2}`.trim(),
    finalPrice: amount(invoice.finalPrice),
    file: invoice.file,
  }),
  clients: (client: Client) => ({
    client: client.id,
    clientType: client.type,
    company: client.companyName,
    firstName: client.firstName,
    lastName: client.lastName,
    taxNumber: client.taxNumber,
    vatNumber: client.vatNumber,
    email: client.email,
    phone: client.phoneNumber,
    street: `${client.street} ${client.houseNumber}`.trim(),
    zipCode: client.zipCode,
    place: client.place,
    country: client.country,
  }),
} satisfies { readonly [Kind in ExportKind]: (row: never) => ExportRow };

export type ExportColumn = {
  [Kind in ExportKind]: keyof ReturnType<(typeof exportRows)[Kind]>;
}[ExportKind];

/** The rows for `csvText`, below the names of their columns. */
export function csvRows(rows: readonly ExportRow[], nameOf: (column: string) => string): readonly CsvRow[] {
  const columns = Object.keys(rows[0] ?? {});
  return [columns.map(nameOf), ...rows.map(row => columns.map(column => csvCell(row[column] ?? null)))];
}

/** Amounts in euros, times by ISO 8601 in UTC, and null for what is not known. */
export const jsonText = (rows: readonly ExportRow[]): string =>
  JSON.stringify(
    rows.map(row => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, jsonValue(value)]))),
    null,
    2,
  );

function csvCell(value: ExportValue): CsvCell {
  return typeof value === 'object' && value !== null && 'at' in value ? isoText(value.at) : value;
}

function jsonValue(value: ExportValue): string | number | null {
  if (typeof value !== 'object' || value === null) return value;
  return 'at' in value ? isoText(value.at) : toEuros(value.amount);
}

const isoText = (at: Instant): string => new Date(at).toISOString();

export type { ExportRow };
