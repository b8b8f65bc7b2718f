import type { PlacedBid } from '../bidding/Exposure';
import type { KeptPress } from '../bidding/Press';
import type { Raise } from '../bidding/RaiseList';
import type { SeenBid } from '../bidding/SeenBid';
import type { DealCheck } from '../board/DealCheck';
import type { PickupPlan } from '../board/PickupPlan';
import type { RecentCommand } from '../commands/Command';
import type { Outgoing } from '../conversations/Conversation';
import type { KeptVehicle } from '../deals/KeptVehicle';
import type { Handover, KeptPhoto } from '../handover/Handover';
import type { StartPage } from '../navigation/StartPage';
import type { KeptNews } from '../notifications/KeptNews';
import type { NewsSettings } from '../notifications/QuietHours';
import type { HiddenOffer } from '../offers/HiddenOffer';
import type { SeenOffer } from '../offers/SeenOffer';
import type { VehicleType } from '../offers/vehicle/VehicleType';
import type { SavedSearch } from '../search/SavedSearch';
import type { SellerCountry, TaxNumberKind } from '../selling/checks/SellerCountry';
import type { ClientValues } from '../selling/clients/ClientValues';
import type { InvoiceForm } from '../selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../selling/invoices/IssuedInvoice';
import type { Acquisition } from '../selling/margin/Acquisition';
import type { AcquisitionForm } from '../selling/margin/AcquisitionForm';
import type { MotorbikeForm } from '../selling/motorbikes/Motorbike';
import type { PaymentTerm } from '../selling/register/Payment';
import type { SavedMonth } from '../selling/register/SavedMonth';
import type { MonthBasis } from '../selling/register/TaxMonth';
import type { InvoiceTemplateForm } from '../selling/templates/InvoiceTemplate';
import type { ProfileForm } from '../settings/ProfileForm';
import type { WriteStatus } from '../shared/Failure';
import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import type { CalculationDefaults, OwnCalculation } from '../valuation/Calculation';
import type { ComparableSale } from '../valuation/ComparableSale';
import type { Position } from '../valuation/Distance';
import type { Markup } from '../valuation/Markup';

/** The dealer's own data by collection. A record is replaced as a whole, so it should hold one thing. */
export interface BookRecords {
  /** The highest own bid by hash id. */
  readonly limits: Money;
  /** By hash id. */
  readonly calculations: OwnCalculation;
  /** By the question to the archive. */
  readonly comparables: KeptComparables;
  /** Text by hash id, at most `LONGEST_NOTE` characters. */
  readonly notes: string;
  /** By hash id. */
  readonly hidden: HiddenOffer;
  /** By an id of their own. */
  readonly searches: SavedSearch;
  /** What the dealer saw of an offer, by hash id, oldest first. */
  readonly seen: readonly SeenOffer[];
  /** By the key of the event. A read one counts as changed a millisecond later, so that it keeps its age. */
  readonly news: KeptNews;
  /** The check marks that are set for a deal, by hash id. */
  readonly checks: readonly DealCheck[];
  /** Message templates of the dealer, by `wordingKey`, and of questions, by `questionKey`. */
  readonly wordings: string;
  /** The last bid from this device, by hash id. */
  readonly placedBids: PlacedBid;
  /** By their subject. */
  readonly settings: OwnSettings;
  /** The last look at an own bid in the list, by hash id. */
  readonly seenBids: SeenBid;
  /** The bids that were typed and not sent, by hash id. */
  readonly typedBids: Money;
  /** Notes to the haulier that were typed and not sent, by hash id. */
  readonly transportNotes: string;
  /** Messages that were typed and not sent, by hash id. */
  readonly typedMessages: string;
  /** The changes of the profile that are not saved, by `PROFILE_FORM`. */
  readonly profileForms: Partial<ProfileForm>;
  /** What was typed into the form of a client, by the client's id or 'new'. The same holds for the forms below. */
  readonly clientForms: Partial<ClientValues>;
  readonly motorbikeForms: Partial<MotorbikeForm>;
  readonly templateForms: Partial<InvoiceTemplateForm>;
  readonly acquisitionForms: Partial<AcquisitionForm>;
  /** What was typed into the form of an invoice, by the client's id. */
  readonly invoiceForms: Partial<InvoiceForm>;
  /** Presses whose outcome is not known, by hash id. */
  readonly presses: KeptPress;
  /** The list of raises that is being placed, by `RAISES`. */
  readonly raises: readonly Raise[];
  /** When an offer was bought, by its hash id. */
  readonly purchaseTimes: KeptPurchaseTime;
  /** The tour to pick up vehicles, by `PICKUP_PLAN`. */
  readonly pickupPlans: PickupPlan;
  /** Messages that were sent and are not known to have arrived, by hash id and number. */
  readonly unsentMessages: UnsentMessage;
  /** New clients that are not known to be created, by the instant at which they were sent. */
  readonly unsentClients: KeptClient;
  /** Whether a vehicle without a VIN was added to the motorbikes, by hash id. */
  readonly addedMotorbikes: AddedMotorbike;
  /** The invoices that were issued from this browser, by their id. */
  readonly invoices: KeptInvoice;
  /** What the dealer bought, by the hash id of the deal's offer or by an id of its own. */
  readonly acquisitions: Acquisition;
  /** Vehicles of deals, and those with a limit or a note, by hash id. A contact is as of the time of the change. */
  readonly vehicles: KeptVehicle;
  /** Records of handovers, by hash id. */
  readonly handovers: Handover;
  /** By `photoKey`. */
  readonly handoverPhotos: KeptPhoto;
  /** Which records were removed, by `removalKey`. */
  readonly removals: true;
}

export type BookCollection = keyof BookRecords;

export interface BookRecord<Value> {
  readonly key: string;
  readonly changedAt: Instant;
  readonly value: Value;
}

export type BookRecordOf<Collection extends BookCollection> = BookRecord<BookRecords[Collection]>;

/** All records of one dealer. */
export type BookContents = { readonly [Collection in BookCollection]: readonly BookRecordOf<Collection>[] };

/** The key under which the removal of a record is kept. No collection has a space in its name. */
export const removalKey = (collection: BookCollection, key: string): string => `${collection} ${key}`;

/** Notes that a record was removed. The removal is never older than the record, even if a clock was set back. */
export const removalOf = (
  collection: BookCollection,
  { key, changedAt }: BookRecord<unknown>,
  removedAt: Instant,
): BookRecordOf<'removals'> => ({
  key: removalKey(collection, key),
  changedAt: Math.max(removedAt, changedAt),
  value: true,
});

/** Characters. */
export const LONGEST_NOTE = 2_000;

/** The note that the dealer has typed. Null if it is empty. */
export const typedNote = (text: string): string | null => text.slice(0, LONGEST_NOTE) || null;

/** The keys of the records in `settings`. */
export const TRADING_SETTINGS = 'trading';
export const NEWS_SETTINGS = 'telling';
export const COMMAND_SETTINGS = 'commands';

/** The keys of the only records in `profileForms`, `raises` and `pickupPlans`. */
export const PROFILE_FORM = 'profile';
export const RAISES = 'raises';
export const PICKUP_PLAN = 'plan';

/** What was last saved of a month, YYYY-MM. */
export const savedMonthKey = (month: string): string => `month ${month}`;

/** A record sets only what belongs to its subject. */
export type OwnSettings = TradingSettings &
  NewsSettings & { readonly recentCommands?: readonly RecentCommand[]; readonly savedMonth?: SavedMonth };

/** An absent key means that the dealer has not set it. */
export interface TradingSettings {
  readonly budget?: Money;
  readonly reviewsEveryBid?: boolean;
  /** A key that is missing has what is assumed without a setting. */
  readonly calculation?: Partial<CalculationDefaults>;
  readonly markup?: Markup;
  readonly yard?: Position;
  readonly sellerCountry?: SellerCountry;
  readonly taxNumberKind?: TaxNumberKind;
  readonly monthBasis?: MonthBasis;
  /** Within how many days the dealer's clients have to pay. */
  readonly paymentTerm?: PaymentTerm;
  /** Where the app starts if no page is asked for. */
  readonly startPage?: StartPage;
  /** What the dealer trades in. Without any, all types. */
  readonly vehicleTypes?: readonly VehicleType[];
}

export interface KeptInvoice {
  readonly invoice: IssuedInvoice;
  /** When it was first recorded. */
  readonly recordedAt: Instant;
}

export interface KeptPurchaseTime {
  /** When this device first saw the deal. Absent if it was bought here. */
  readonly seenAt?: Instant;
  /** When the press was made. Absent if it is not known. */
  readonly boughtAt?: Instant;
  /** The dealer's country when a month with the purchase was saved, which decides whether it came from abroad. Absent before. */
  readonly home?: SellerCountry;
}

/** A message from before a reload that is not known to have arrived. */
export interface UnsentMessage extends Pick<Outgoing, 'body' | 'after'> {
  /** True if the server refused the message. Otherwise its response may have been lost. */
  readonly isRefused: boolean;
}

/** A new client. Its creation is in progress, failed, or waits for another form. */
export interface KeptClient {
  readonly form: ClientValues;
  readonly state: UnsentClientState;
}

export type UnsentClientState =
  | Exclude<WriteStatus, { readonly step: 'idle' | 'saved' }>
  /** The page was reloaded before the response arrived, so the outcome is unknown. */
  | { readonly step: 'unknown' }
  /** The draft that was in the form when another client was restored. */
  | { readonly step: 'setAside' };

export interface AddedMotorbike {
  /** False if it was sent and no answer arrived. */
  readonly added: boolean;
}

/** The sales that the archive had for one question. */
export interface KeptComparables {
  readonly sales: readonly ComparableSale[];
  /** The number of pages that were asked for and not answered. */
  readonly missingPages: number;
  /** True if the archive has more pages than are asked for. */
  readonly isCut: boolean;
}
