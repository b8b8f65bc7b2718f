import type { PlacedBid } from '../bidding/Exposure';
import type { HandoverCount } from '../handover/Handover';
import type { Invoice } from '../invoices/Invoice';
import { shownBid } from '../offers/BidStanding';
import { dealTotal } from '../offers/Deal';
import { type Offer, offerName } from '../offers/Offer';
import { offerYear } from '../offers/vehicle/Vehicle';
import type { Client } from '../selling/clients/Client';
import type { Instant } from '../shared/Instant';
import { amountCell as amount, type SheetCell, type SheetRow } from '../shared/Sheet';

export const exportKinds = ['deals', 'bids', 'invoices', 'archive', 'clients'] as const;

export type ExportKind = (typeof exportKinds)[number];

/** Those whose rows have a time. The server tells none of invoices and clients. */
export const datedKinds: readonly ExportKind[] = ['deals', 'bids', 'archive'];

/** A cell is null if its value is not known. */
export type ExportRow = Readonly<Record<string, SheetCell>>;

const instant = (at: Instant | null): SheetCell => (at === null ? null : { at });

const vehicle = (offer: Offer) => ({
  number: offer.hashId,
  vehicle: offerName(offer),
  type: offer.vehicleType,
  year: offerYear(offer),
  mileage: offer.totalMileage,
});

/** A running or archived deal. */
function bought(offer: Offer) {
  const { deal } = offer;
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

interface ExportedDeal {
  readonly offer: Offer;
  readonly boughtAt: Instant | null;
  /** Null if this device has no record of its handover. */
  readonly handover: HandoverCount | null;
}

/** How many lines of a handover differ, and how many of them are not reported. */
const differencesCode = ({ differ, unreported }: HandoverCount): string => `${differ} ${unreported}`;

/** Reads it. */
export function differencesIn(code: string): Pick<HandoverCount, 'differ' | 'unreported'> {
  const [differ = 0, unreported = 0] = code.split(' ').map(Number);
  return { differ, unreported };
}

/** What each export contains, in the order of its columns. */
export const exportRows = {
  /** `boughtAt` is when it was bought at the latest. Null if this device did not see it. */
  deals: ({ offer, boughtAt, handover }: ExportedDeal) => ({
    ...bought(offer),
    boughtAt: instant(boughtAt),
    handover: handover !== null && handover.differ > 0 ? differencesCode(handover) : '',
  }),
  archive: (offer: Offer) => ({
    ...bought(offer),
    finalPrice: amount(offer.finalPrice),
    archivedAt: instant(offer.archivedAt),
  }),
  /** The offer is null if it could not be read. */
  bids: ({ bid, offer }: { readonly bid: PlacedBid; readonly offer: Offer | null }) => ({
    number: bid.hashId,
    vehicle: offer && offerName(offer),
    bid: amount(bid.amount),
    placedAt: instant(bid.placedAt),
    highestBid: amount(offer && shownBid(offer)),
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

/** The values that are codes of this app or of the server, and not words. */
const codedColumns = ['type', 'clientType', 'country', 'handover'] as const;
type CodedColumn = (typeof codedColumns)[number];

interface ExportWords {
  readonly heading: (column: ExportColumn) => string;
  readonly word: { readonly [Column in CodedColumn]: (code: string) => string };
}

/** The rows of a file, below the names of their columns. */
export function exportSheet(rows: readonly ExportRow[], { heading, word }: ExportWords): readonly SheetRow[] {
  const columns = Object.keys(rows[0] ?? {}) as readonly ExportColumn[];
  const coded = (column: ExportColumn): column is CodedColumn => codedColumns.some(known => known === column);
  const cell = (column: ExportColumn, value: SheetCell = null): SheetCell =>
    typeof value === 'string' && value !== '' && coded(column) ? word[column](value) : value;
  return [columns.map(heading), ...rows.map(row => columns.map(column => cell(column, row[column])))];
}
