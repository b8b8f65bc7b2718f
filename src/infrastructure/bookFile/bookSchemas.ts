import * as v from 'valibot';
import type { PlacedBid } from '../../domain/bidding/Exposure';
import { pressActions, type KeptPress } from '../../domain/bidding/Press';
import type { Raise, RaiseState } from '../../domain/bidding/RaiseList';
import type { SeenBid } from '../../domain/bidding/SeenBid';
import type { BidReview, UnusualReason } from '../../domain/bidding/UnusualBid';
import { dealChecks } from '../../domain/board/DealCheck';
import type { PickupPlan } from '../../domain/board/PickupPlan';
import type {
  AddedMotorbike,
  BookRecords,
  KeptClient,
  KeptComparables,
  KeptInvoice,
  KeptPurchaseTime,
  OwnSettings,
  UnsentClientState,
  UnsentMessage,
} from '../../domain/book/BookRecord';
import type { RecentCommand } from '../../domain/commands/Command';
import type { KeptVehicle, SellerContact } from '../../domain/deals/KeptVehicle';
import {
  type Buyer,
  type DifferenceReport,
  type Handover,
  type HandoverPhoto,
  type KeptPhoto,
  type LineCheck,
  lineStates,
  type Signature,
  signatureWays,
  type SignedVersion,
  type Signer,
  signers,
} from '../../domain/handover/Handover';
import type { LineKey, StatedLine, StatedPart, StatedValue, Statement } from '../../domain/handover/Statement';
import { startPages } from '../../domain/navigation/StartPage';
import type { KeptNews } from '../../domain/notifications/KeptNews';
import { type News, plainNewsKinds } from '../../domain/notifications/News';
import { isMinuteOfDay, type QuietHours } from '../../domain/notifications/QuietHours';
import { type HiddenOffer, hideReasons, hideUntils, returnReasons } from '../../domain/offers/HiddenOffer';
import type { BrowseFilters } from '../../domain/offers/list/BrowseFilters';
import { filterFields, type FilterName, filterNames } from '../../domain/offers/list/FilterFields';
import { type OfferOrder, sortKeys } from '../../domain/offers/list/OfferOrder';
import { refinementFields, refinementNames, type Refinements, scoreBands } from '../../domain/offers/list/Refinements';
import type { HashId } from '../../domain/offers/Offer';
import { ownBidStandings } from '../../domain/offers/OwnBidStanding';
import type { SeenOffer } from '../../domain/offers/SeenOffer';
import { vehicleTypes } from '../../domain/offers/vehicle/VehicleType';
import type { SavedSearch } from '../../domain/search/SavedSearch';
import { sellerCountries, taxNumberKinds } from '../../domain/selling/checks/SellerCountry';
import type { ClientId } from '../../domain/selling/clients/Client';
import { type ClientValues, clientTypes } from '../../domain/selling/clients/ClientValues';
import type { ChosenMotorbike, InvoiceForm, NewClientInvoice } from '../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice, Payment, VoidNote } from '../../domain/selling/invoices/IssuedInvoice';
import { vatOptions } from '../../domain/selling/invoices/Vat';
import { type Acquisition, acquisitionTaxes } from '../../domain/selling/margin/Acquisition';
import type { AcquisitionForm } from '../../domain/selling/margin/AcquisitionForm';
import type { MotorbikeForm, MotorbikeId } from '../../domain/selling/motorbikes/Motorbike';
import type { InvoiceSeller, InvoiceSnapshot } from '../../domain/selling/register/InvoiceSnapshot';
import { paymentTerms } from '../../domain/selling/register/Payment';
import type { SavedMonth } from '../../domain/selling/register/SavedMonth';
import { monthBases } from '../../domain/selling/register/TaxMonth';
import type { InvoiceTemplateForm, InvoiceTemplateId } from '../../domain/selling/templates/InvoiceTemplate';
import { type DealerField, dealerFields } from '../../domain/settings/ProfileChange';
import type { ProfileForm } from '../../domain/settings/ProfileForm';
import { bytesOf } from '../../domain/shared/base64';
import type { Failure } from '../../domain/shared/Failure';
import { type Instant, isInstant } from '../../domain/shared/Instant';
import { type LocalDate, localDate } from '../../domain/shared/LocalDate';
import { isWholeEuros, type Money } from '../../domain/shared/Money';
import { imageAddress } from '../../domain/shared/WebAddress';
import type { CalculationDefaults, OwnCalculation } from '../../domain/valuation/Calculation';
import type { ComparableSale } from '../../domain/valuation/ComparableSale';
import type { Position } from '../../domain/valuation/Distance';
import { taxations } from '../../domain/valuation/Taxation';

type Schema<Value> = v.GenericSchema<unknown, Value>;
type Schemas<Value> = { readonly [Field in keyof Value]-?: Schema<Value[Field]> };

/** An object of this type. Fields that the type does not have stay, because a newer version may have written them. */
const shape = <Value>(fields: Schemas<Value>): Schema<Value> =>
  v.looseObject(fields as v.ObjectEntries) as Schema<unknown> as Schema<Value>;

/** The same, but every field may be absent. */
const part = <Value>(fields: Schemas<Value>): Schema<Partial<Value>> =>
  v.looseObject(
    Object.fromEntries(Object.entries<Schema<unknown>>(fields).map(([field, schema]) => [field, orAbsent(schema)])),
  ) as Schema<unknown> as Schema<Partial<Value>>;

/** JSON has no undefined, so the field is absent. */
const orAbsent = <Value>(schema: Schema<Value>): Schema<Value> =>
  v.optional(schema) as Schema<unknown> as Schema<Value>;

const orNull = <Value>(schema: Schema<Value>): Schema<Value | null> => v.nullable(schema);
const listOf = <Value>(schema: Schema<Value>): Schema<readonly Value[]> => v.array(schema);
const either = <Value>(...schemas: readonly Schema<Value>[]): Schema<Value> => v.union(schemas);

const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const within = (least: number, most: number): Schema<number> =>
  v.custom<number>(value => typeof value === 'number' && value >= least && value <= most);

const text = v.string();
const flag = v.boolean();
const finite = v.custom<number>(Number.isFinite);
const whole = v.custom<number>(Number.isSafeInteger);
const count = v.custom<number>(isAmount);
/** May be below 0. */
const cents = v.custom<Money>(Number.isSafeInteger);
const amount = v.custom<Money>(isAmount);
const wholeEuros = v.custom<Money>(isWholeEuros);
const instant = v.custom<Instant>(isInstant);
const date = v.custom<LocalDate>(value => typeof value === 'string' && localDate(value) !== null);
const hashId = v.custom<HashId>(value => typeof value === 'string');
const percent = within(0, 100);
/** The circumference of the Earth is 40,075 km. */
const road = within(0, 100_000);

const calculation: Schemas<CalculationDefaults> = {
  taxation: v.picklist(taxations),
  vatRate: percent,
  transportFloor: amount,
  transportPerKm: amount,
  reconditioningBase: amount,
  reconditioningPerPoint: amount,
  fixedCosts: amount,
  commissionRate: percent,
  commissionFloor: amount,
  target: either<CalculationDefaults['target']>(
    shape<{ percent: number }>({ percent }),
    shape<{ amount: Money }>({ amount: cents }),
  ),
};

const sale = shape<ComparableSale>({
  hashId,
  label: text,
  price: orNull(amount),
  mileage: orNull(finite),
  year: orNull(finite),
  score: orNull(finite),
  soldAt: orNull(instant),
});

/** A choice is one that an address can contain. */
function filterSchema({ kind, address }: (typeof filterFields)[FilterName]): Schema<unknown> {
  if (kind === 'text') return text;
  if (kind === 'flag') return orNull(flag);
  if (kind === 'choice') return orNull(v.custom<unknown>(value => address.read(String(value)) === value));
  return orNull(finite);
}

const filters = shape<BrowseFilters>(
  Object.fromEntries(
    filterNames.map(name => [name, filterSchema(filterFields[name])]),
  ) as Schemas<unknown> as Schemas<BrowseFilters>,
);

const refinementSchemas = {
  amount: orNull(wholeEuros),
  bands: listOf(v.picklist(scoreBands)),
  flag,
  words: text,
};

const refinements = shape<Refinements>(
  Object.fromEntries(
    refinementNames.map(name => [name, refinementSchemas[refinementFields[name].kind]]),
  ) as Schemas<unknown> as Schemas<Refinements>,
);

const order = shape<OfferOrder>({ key: v.picklist(sortKeys), direction: v.picklist(['ascending', 'descending']) });

const about = { hashId, name: text };
const news = either<News>(
  v.looseObject({ kind: v.picklist(['outbid', 'buyNow']), ...about, amount }),
  v.looseObject({ kind: v.picklist(plainNewsKinds), ...about }),
  v.looseObject({ kind: v.literal('newOffers'), ...about, count: whole }),
  v.looseObject({ kind: v.literal('match'), ...about, searchId: text, search: text }),
  v.looseObject({ kind: v.literal('answered'), ...about, text }),
);

const named = <Id>(id: Schema<Id>) => shape<{ readonly id: Id; readonly name: string }>({ id, name: text });
const motorbike = orNull(
  shape<ChosenMotorbike>({
    id: orNull(whole as Schema<number> as Schema<MotorbikeId>),
    name: text,
    brand: orAbsent(text),
  }),
);
const template = orNull(named(whole as Schema<number> as Schema<InvoiceTemplateId>));

const invoiceParts = {
  invoiceNumber: text,
  priceType: v.picklist(['net', 'gross']),
  vatOption: v.picklist(vatOptions),
  vin: text,
  motorbike,
  template,
  acquisition: orNull(text),
  replaces: orAbsent(text),
} as const;

const sentInvoice = shape<NewClientInvoice>({
  ...invoiceParts,
  invoiceDate: date,
  deliveryDate: date,
  price: orNull(cents),
  netPrice: orNull(cents),
  downPayment: orNull(cents),
});

export const client: Schemas<ClientValues> = {
  type: v.picklist(clientTypes),
  companyName: text,
  taxNumber: text,
  vatNumber: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  street: text,
  houseNumber: text,
  zipCode: text,
  place: text,
  country: text,
};

const seller = shape<InvoiceSeller>({
  companyName: text,
  street: text,
  zipCode: text,
  place: text,
  ftin: text,
  country: orNull(v.picklist(sellerCountries)),
  taxNumberKind: orNull(v.picklist(taxNumberKinds)),
});

const invoiceSnapshot = shape<InvoiceSnapshot>({
  sent: sentInvoice,
  net: cents,
  vat: cents,
  seller: orNull(seller),
  client: orNull(shape(client)),
  marginRate: orNull(percent),
});

const issuedInvoice = shape<IssuedInvoice>({
  id: text,
  number: text,
  clientId: v.custom<ClientId>(Number.isSafeInteger),
  clientName: text,
  vehicle: text,
  date,
  gross: cents,
  address: text,
  isConfirmed: flag,
  voided: orNull(shape<VoidNote>({ reason: text, replacement: text, date: orAbsent(date) })),
  payment: orAbsent(shape<Payment>({ date, amount: orNull(amount) })),
  snapshot: invoiceSnapshot,
});

const hasReason = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string';

/** Its sentence is made from the reason, and a reason that is not known has a general one. */
const failure = v.custom<Failure>(hasReason);
const unusual = v.custom<UnusualReason>(hasReason);
const review = shape<BidReview>({ amount, reasons: listOf(unusual) });

const raiseState = either<RaiseState>(
  v.looseObject({ kind: v.literal('refused'), failure }),
  v.looseObject({ kind: v.literal('moved'), highestBid: amount }),
  v.looseObject({ kind: v.literal('unusual'), review }),
  v.looseObject({
    kind: v.picklist([
      'toSend',
      'inFlight',
      'placed',
      'deal',
      'outcomeOpen',
      'notSent',
      'interrupted',
      'notOnSale',
      'noAmount',
    ]),
  }),
);

const clientState = either<UnsentClientState>(
  v.looseObject({ step: v.literal('failed'), failure }),
  v.looseObject({ step: v.literal('sending'), isAnswerLost: orAbsent(flag) }),
  v.looseObject({ step: v.picklist(['unknown', 'setAside']) }),
);

const textsBy = <Field extends string, Value>(fields: readonly Field[], schema: Schema<Value>) =>
  Object.fromEntries(fields.map(field => [field, schema])) as Readonly<Record<Field, Schema<Value>>>;

const areTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(inner => typeof inner === 'string');

const position = shape<Position>({ latitude: within(-90, 90), longitude: within(-180, 180) });

const line = v.custom<LineKey>(value => typeof value === 'string');

const statedFact = either<StatedPart['value']>(text, finite, flag);

const statement = shape<Statement>({
  seenAt: orNull(instant),
  country: orNull(text),
  lines: listOf(
    shape<StatedLine>({
      key: line,
      value: orNull(
        either<StatedValue>(
          statedFact,
          listOf(
            shape<StatedPart>({
              key: v.custom<StatedPart['key']>(value => typeof value === 'string'),
              value: statedFact,
            }),
          ),
        ),
      ),
    }),
  ),
});

const signature = shape<Signature>({
  way: v.picklist(signatureWays),
  strokes: listOf(listOf(finite)),
  reason: text,
  at: instant,
  name: orAbsent(text),
  place: orAbsent(text),
});

const signedVersion: Schemas<SignedVersion> = {
  checks: v.record(
    text,
    shape<LineCheck>({ state: v.picklist(lineStates), found: text, remark: text, isObjected: orAbsent(flag) }),
  ) as Schema<Handover['checks']>,
  photos: listOf(shape<HandoverPhoto>({ id: text, line, bytes: count })),
  signatures: part<Record<Signer, Signature>>({ dealer: signature, seller: signature }),
  names: part<Record<Signer, string>>({ dealer: text, seller: text }),
  place: text,
};

/** A file has them as base64. */
const bytes = either<Uint8Array<ArrayBuffer>>(
  v.custom<Uint8Array<ArrayBuffer>>(value => ArrayBuffer.isView(value)),
  v.pipe(
    text,
    v.transform(bytesOf),
    v.custom<Uint8Array<ArrayBuffer>>(value => value !== null),
  ),
);

/** What a record of each collection may have in a file. */
export const bookSchemas: Schemas<BookRecords> = {
  limits: wholeEuros,
  calculations: part<Required<OwnCalculation>>({ ...calculation, salePrice: amount, km: road, place: position }),
  comparables: shape<KeptComparables>({ sales: listOf(sale), missingPages: whole, isCut: flag }),
  notes: text,
  hidden: shape<HiddenOffer>({
    hashId,
    name: text,
    reason: v.picklist(hideReasons),
    until: v.picklist(hideUntils),
    at: instant,
    highestBid: amount,
    buyNowPrice: amount,
    minimalPrice: amount,
    bidsCount: orNull(count),
    cameBack: orNull(v.picklist(returnReasons)),
    cameBackAt: orAbsent(instant),
  }),
  searches: shape<SavedSearch>({
    name: text,
    filters,
    buyNowOnly: flag,
    refinements,
    order: orNull(order),
    visitedAt: instant,
    isQuiet: orAbsent(flag),
  }),
  seen: listOf(shape<SeenOffer>({ at: instant, highestBid: amount, buyNowPrice: amount, bidsCount: orNull(count) })),
  news: v.looseObject({ news, isRead: flag, offers: orAbsent(listOf(hashId)) }) as Schema<KeptNews>,
  checks: listOf(v.picklist(dealChecks)),
  wordings: text,
  placedBids: shape<PlacedBid>({ hashId, amount, placedAt: instant }),
  settings: part<Required<OwnSettings>>({
    budget: wholeEuros,
    reviewsEveryBid: flag,
    calculation: part(calculation),
    markup: either<Required<OwnSettings>['markup']>(
      shape<{ percent: number }>({ percent }),
      shape<{ amount: Money }>({ amount }),
    ),
    yard: position,
    bySystem: flag,
    recentCommands: listOf(shape<RecentCommand>({ id: text, name: text })),
    quietHours: shape<QuietHours>({ from: v.custom<number>(isMinuteOfDay), to: v.custom<number>(isMinuteOfDay) }),
    sellerCountry: v.picklist(sellerCountries),
    taxNumberKind: v.picklist(taxNumberKinds),
    monthBasis: v.picklist(monthBases),
    paymentTerm: v.picklist(paymentTerms),
    savedMonth: shape<SavedMonth>({ at: instant, rows: v.custom<SavedMonth['rows']>(areTexts) }),
    startPage: v.picklist(startPages),
    vehicleTypes: listOf(v.picklist(vehicleTypes)),
  }),
  seenBids: shape<SeenBid>({
    highestBid: orNull(amount),
    buyNowPrice: amount,
    standing: v.picklist(ownBidStandings),
  }),
  typedBids: wholeEuros,
  transportNotes: text,
  typedMessages: text,
  profileForms: part<ProfileForm>({
    ...textsBy<DealerField, string>(dealerFields, text),
    avatar: orNull(v.custom<string>(value => typeof value === 'string' && imageAddress(value) !== null)),
  }),
  clientForms: part<ClientValues>(client),
  motorbikeForms: part<MotorbikeForm>({ model: text, brandId: whole, vin: text }),
  templateForms: part<InvoiceTemplateForm>({
    name: text,
    renderKeyId: whole,
    customFields: listOf(text),
    nextField: text,
  }),
  acquisitionForms: part<AcquisitionForm>({
    key: orNull(text),
    vehicle: text,
    vin: text,
    supplier: text,
    date: orNull(date),
    price: text,
    tax: v.picklist(acquisitionTaxes),
    costs: text,
    invoiceId: orNull(text),
  }),
  invoiceForms: part<InvoiceForm>({
    ...invoiceParts,
    invoiceDate: text,
    deliveryDate: text,
    price: text,
    downPayment: text,
  }),
  presses: v.looseObject({
    hashId,
    action: v.picklist(pressActions),
    amount,
    ownBidBefore: amount,
    sentAt: orAbsent(instant),
    state: v.picklist(['pending', 'unknown']),
  }) as Schema<KeptPress>,
  raises: listOf(
    shape<Raise>({ hashId, amount: wholeEuros, highestBid: amount, confirmed: orNull(review), state: raiseState }),
  ),
  purchaseTimes: part<Required<KeptPurchaseTime>>({
    seenAt: instant,
    boughtAt: instant,
    home: v.picklist(sellerCountries),
  }),
  pickupPlans: shape<PickupPlan>({
    stops: listOf(hashId),
    date: orNull(date),
    times: v.custom<PickupPlan['times']>(areTexts),
    messages: v.custom<PickupPlan['messages']>(areTexts),
    driver: text,
    car: text,
  }),
  unsentMessages: shape<UnsentMessage>({ body: text, after: whole, isRefused: flag }),
  unsentClients: shape<KeptClient>({ form: shape(client), state: clientState }),
  addedMotorbikes: shape<AddedMotorbike>({ added: flag }),
  acquisitions: shape<Acquisition>({
    vehicle: text,
    vin: text,
    supplier: orAbsent(text),
    date: orNull(date),
    isDateLatest: orAbsent(v.literal(true)),
    price: orNull(amount),
    tax: v.picklist(acquisitionTaxes),
    costs: amount,
    invoiceId: orNull(text),
  }),
  invoices: shape<KeptInvoice>({ invoice: issuedInvoice, recordedAt: whole }),
  vehicles: shape<KeptVehicle>({
    name: text,
    contact: orNull(shape<SellerContact>({ name: text, phone: text, email: text, address: listOf(text) })),
  }),
  handovers: shape<Handover>({
    buyer: orNull(shape<Buyer>({ firm: text, name: text })),
    statement,
    later: orNull(statement),
    ...signedVersion,
    takenBack: listOf(v.picklist(signers)),
    lastSigned: orAbsent(shape(signedVersion)),
    report: orNull(
      shape<DifferenceReport>({ heading: text, lines: listOf(line), preparedAt: instant, sentAt: orNull(instant) }),
    ),
  }),
  handoverPhotos: shape<KeptPhoto>({ line, bytes }),
  removals: v.literal(true),
};
