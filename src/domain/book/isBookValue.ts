import type { BetLook } from '../bidding/BetLook';
import type { PlacedBid } from '../bidding/Exposure';
import type { RecentCommand } from '../commands/Command';
import type { KeptNews } from '../notifications/KeptNews';
import { type News, plainNewsKinds } from '../notifications/News';
import { isMinuteOfDay, type QuietHours } from '../notifications/QuietHours';
import { type HiddenOffer, hideReasons, hideUntils, returnReasons } from '../offers/HiddenOffer';
import type { BrowseFilters } from '../offers/list/OfferFilters';
import { type OfferOrder, sortKeys } from '../offers/list/OfferOrder';
import { type Refinements, scoreBands } from '../offers/list/Refinements';
import { ownBidStandings } from '../offers/OwnBidStanding';
import type { SeenOffer } from '../offers/SeenOffer';
import { isVehicleType } from '../offers/vehicle/VehicleType';
import { sellerCountries, taxNumberKinds } from '../selling/checks/SellerCountry';
import { type ClientForm, clientTypes } from '../selling/clients/Client';
import type { NewClientInvoice } from '../selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../selling/invoices/IssuedInvoice';
import { localDate } from '../selling/invoices/LocalDate';
import { vatOptions } from '../selling/invoices/Vat';
import { type Purchase, purchaseTaxes } from '../selling/margin/Purchase';
import type { InvoiceSeller, InvoiceSnapshot } from '../selling/register/InvoiceSnapshot';
import { isInstant } from '../shared/Instant';
import { isWholeEuros } from '../shared/Money';
import type { CalculationDefaults, OwnCalculation } from '../valuation/Calculation';
import type { ComparableSale } from '../valuation/Comparables';
import type { Position } from '../valuation/Distance';
import { taxations } from '../valuation/Taxation';
import {
  type BookCollection,
  dealChecks,
  type KeptComparables,
  type KeptInvoice,
  type OwnSettings,
  type SavedSearch,
} from './BookRecord';

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string';
const isFlag: Check = value => typeof value === 'boolean';
const isNumber: Check = Number.isFinite;
const isWhole: Check = Number.isSafeInteger;
const isCents: Check = value => Number.isSafeInteger(value) && Number(value) >= 0;

const within =
  (least: number, most: number): Check =>
  value =>
    typeof value === 'number' && value >= least && value <= most;

const isPercent = within(0, 100);
/** The circumference of the Earth is 40,075 km. */
const isRoad = within(0, 100_000);

const oneOf =
  (words: readonly string[]): Check =>
  value =>
    words.some(word => word === value);

const either =
  (...checks: readonly Check[]): Check =>
  value =>
    checks.some(check => check(value));

const orNull = (check: Check): Check => either(check, value => value === null);
const orAbsent = (check: Check): Check => either(check, value => value === undefined);

const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);

/** Fields that the type does not have are allowed. */
const shape =
  <Value>(fields: { readonly [Field in keyof Value]-?: Check }): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(fields).every(([field, check]) =>
      check(Object.getOwnPropertyDescriptor(value, field)?.value),
    );

/** The same, but every field may be absent. */
const partOf = <Value>(fields: { readonly [Field in keyof Value]-?: Check }): Check => {
  const checks = Object.entries<Check>(fields).map(([field, check]) => [field, orAbsent(check)]);
  return shape(Object.fromEntries(checks) as typeof fields);
};

const target = either(
  shape<{ percent: number }>({ percent: isPercent }),
  shape<{ amount: number }>({ amount: isWhole }),
);

const defaults: { readonly [Field in keyof CalculationDefaults]: Check } = {
  taxation: oneOf(taxations),
  vatRate: isPercent,
  transportFloor: isCents,
  transportPerKm: isCents,
  reconditioningBase: isCents,
  reconditioningPerPoint: isCents,
  fixedCosts: isCents,
  commissionRate: isPercent,
  commissionFloor: isCents,
  target,
};

const ownCalculation = partOf<OwnCalculation>({ ...defaults, salePrice: isCents, km: isRoad });

const sale = shape<ComparableSale>({
  hashId: isText,
  label: isText,
  price: orNull(isCents),
  mileage: orNull(isNumber),
  year: orNull(isNumber),
  score: orNull(isNumber),
  soldAt: orNull(isInstant),
});

const filters = shape<BrowseFilters>({
  vehicleType: orNull(isVehicleType),
  countryCode: orNull(isText),
  zipCode: isText,
  distance: orNull(isNumber),
  hashId: isText,
  damaged: orNull(isFlag),
  brandId: orNull(isNumber),
  model: isText,
  mileageFrom: orNull(isNumber),
  mileageTo: orNull(isNumber),
  productionYearFrom: orNull(isNumber),
  productionYearTo: orNull(isNumber),
});

const refinements = shape<Refinements>({
  priceFrom: orNull(isWholeEuros),
  priceTo: orNull(isWholeEuros),
  scores: listOf(oneOf(scoreBands)),
  noBids: isFlag,
  buyNow: isFlag,
  notSeen: isFlag,
  changed: isFlag,
  leading: isFlag,
  outbid: isFlag,
  lastDay: isFlag,
  words: isText,
});

const order = shape<OfferOrder>({ key: oneOf(sortKeys), direction: oneOf(['ascending', 'descending']) });

type NewsOf<Kind extends News['kind']> = Extract<News, { readonly kind: Kind }>;

const about = { hashId: isText, name: isText };
const news = either(
  shape<NewsOf<'outbid'>>({ kind: oneOf(['outbid', 'buyNow']), ...about, amount: isCents }),
  shape<NewsOf<(typeof plainNewsKinds)[number]>>({ kind: oneOf(plainNewsKinds), ...about }),
  shape<NewsOf<'newOffers'>>({ kind: oneOf(['newOffers']), ...about, count: isWhole }),
  shape<NewsOf<'match'>>({ kind: oneOf(['match']), ...about, searchId: isText, search: isText }),
  shape<NewsOf<'answered'>>({ kind: oneOf(['answered']), ...about, text: isText }),
);

const isDate: Check = value => typeof value === 'string' && localDate(value) !== null;

/** An invoice names the rows that it was made from. A row that is not in the dealer's list has no id. */
const named = shape<{ id: number | null; name: string }>({ id: orNull(isWhole), name: isText });

const sentInvoice = shape<NewClientInvoice>({
  invoiceNumber: isText,
  invoiceDate: isDate,
  deliveryDate: isDate,
  price: orNull(isWhole),
  netPrice: orNull(isWhole),
  downPayment: orNull(isWhole),
  priceType: oneOf(['net', 'gross']),
  vatOption: oneOf(vatOptions),
  vin: isText,
  motorbike: orNull(named),
  template: orNull(named),
  purchase: orNull(isText),
});

const clientForm = shape<ClientForm>({
  type: oneOf(clientTypes),
  companyName: isText,
  taxNumber: isText,
  vatNumber: isText,
  firstName: isText,
  lastName: isText,
  email: isText,
  phoneNumber: isText,
  street: isText,
  houseNumber: isText,
  zipCode: isText,
  place: isText,
  country: isText,
});

const seller = shape<InvoiceSeller>({
  companyName: isText,
  street: isText,
  zipCode: isText,
  place: isText,
  ftin: isText,
  country: orNull(oneOf(sellerCountries)),
  taxNumberKind: orNull(oneOf(taxNumberKinds)),
});

const isSnapshot = shape<InvoiceSnapshot>({
  sent: sentInvoice,
  net: isWhole,
  vat: isWhole,
  seller: orNull(seller),
  client: orNull(clientForm),
});

export const isInvoiceSnapshot = (value: unknown): value is InvoiceSnapshot => isSnapshot(value);

const issuedInvoice = shape<IssuedInvoice>({
  id: isText,
  number: isText,
  clientId: isWhole,
  clientName: isText,
  vehicle: isText,
  date: isDate,
  gross: isWhole,
  address: isText,
  isConfirmed: isFlag,
  snapshot: orNull(isSnapshot),
});

/** Whether a value read from a file can be stored in a collection. */
export const isBookValue: { readonly [Collection in BookCollection]: Check } = {
  limits: isWholeEuros,
  calculations: ownCalculation,
  comparables: shape<KeptComparables>({ sales: listOf(sale), missingPages: isWhole, isCut: isFlag }),
  notes: isText,
  hidden: shape<HiddenOffer>({
    hashId: isText,
    name: isText,
    reason: oneOf(hideReasons),
    until: oneOf(hideUntils),
    at: isInstant,
    highestBid: isCents,
    buyNowPrice: isCents,
    minimalPrice: isCents,
    bidsCount: orNull(isCents),
    cameBack: orNull(oneOf(returnReasons)),
  }),
  searches: shape<SavedSearch>({
    name: isText,
    filters,
    buyNowOnly: isFlag,
    refinements,
    order: orNull(order),
    visitedAt: isInstant,
  }),
  seen: listOf(
    shape<SeenOffer>({ at: isInstant, highestBid: isCents, buyNowPrice: isCents, bidsCount: orNull(isCents) }),
  ),
  news: shape<KeptNews>({ news, isRead: isFlag, offers: orAbsent(listOf(isText)) }),
  checks: listOf(oneOf(dealChecks)),
  wordings: isText,
  placedBids: shape<PlacedBid>({ hashId: isText, amount: isCents, placedAt: isInstant }),
  settings: partOf<OwnSettings>({
    budget: isWholeEuros,
    reviewsEveryBid: isFlag,
    calculation: shape<CalculationDefaults>(defaults),
    markup: either(shape<{ percent: number }>({ percent: isPercent }), shape<{ amount: number }>({ amount: isCents })),
    yard: shape<Position>({ latitude: within(-90, 90), longitude: within(-180, 180) }),
    bySystem: isFlag,
    recentCommands: listOf(shape<RecentCommand>({ id: isText, name: isText })),
    quietHours: shape<QuietHours>({ from: isMinuteOfDay, to: isMinuteOfDay }),
    sellerCountry: oneOf(sellerCountries),
    taxNumberKind: oneOf(taxNumberKinds),
  }),
  looks: shape<BetLook>({ highestBid: orNull(isCents), buyNowPrice: isCents, standing: oneOf(ownBidStandings) }),
  drafts: value => value !== undefined,
  purchases: shape<Purchase>({
    vehicle: isText,
    vin: isText,
    date: orNull(isDate),
    price: orNull(isCents),
    tax: oneOf(purchaseTaxes),
    costs: isCents,
    invoiceId: orNull(isText),
  }),
  invoices: shape<KeptInvoice>({ invoice: issuedInvoice, notedAt: isWhole }),
  removals: value => value === true,
};
