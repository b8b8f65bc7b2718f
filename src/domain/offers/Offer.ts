import type { RealizationDetails } from '../realization/RealizationDetails';
import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import type { VehicleType } from './VehicleType';

/** The server's number of an offer: bets, likes, buy-now, pickup and transport speak of it. */
export type OfferId = number & { readonly __offerId: unique symbol };

/** The public name of an offer: addresses, conversations, messages and translations speak of it. */
export type HashId = string & { readonly __hashId: unique symbol };

export type ContractStatus = 'waiting' | 'rejected';

/** An offer as a row or a tile shows it, for the dealer who is signed in. */
export interface Offer {
  readonly id: OfferId;
  readonly hashId: HashId;
  readonly label1: string;
  readonly label2: string;
  readonly photo: string | null;
  /** 0 to 100; null where nobody scored it. */
  readonly score: number | null;
  readonly isLiked: boolean;
  readonly contractStatus: ContractStatus | null;
  /** Zero where nobody has bid. */
  readonly highestBid: Money;
  /** This dealer's own highest bid. */
  readonly ownBid: Money | null;
  readonly minimalPrice: Money;
  /** Zero where there is no fixed price. */
  readonly buyNowPrice: Money;
  readonly bidsCount: number;
  readonly year: number | null;
  readonly productionYear: number | null;
  /** km */
  readonly totalMileage: number | null;
  /** Two-letter country code. */
  readonly region: string | null;
  readonly vehicleType: VehicleType;
  readonly finalPrice: Money | null;
  readonly archivedAt: Instant | null;
  /** It stands in the list of archived deals. The wire has no key for this. */
  readonly inArchive?: boolean;
  readonly publishedAt: Instant | null;
  /** Somebody bought it: nothing can be bid any more. */
  readonly closed: boolean;
  readonly realization: RealizationDetails | null;
}

/** What one answer or one push says of an offer: a key that is absent says nothing. */
export type OfferPatch = Pick<Offer, 'id' | 'hashId'> & Partial<Offer>;

const unsaid: Omit<Offer, 'id' | 'hashId'> = {
  label1: '',
  label2: '',
  photo: null,
  score: null,
  isLiked: false,
  contractStatus: null,
  highestBid: 0 as Money,
  ownBid: null,
  minimalPrice: 0 as Money,
  buyNowPrice: 0 as Money,
  bidsCount: 0,
  year: null,
  productionYear: null,
  totalMileage: null,
  region: null,
  vehicleType: 'Motorbike',
  finalPrice: null,
  archivedAt: null,
  publishedAt: null,
  closed: false,
  realization: null,
};

/** Field by field: what the patch does not speak of stays as known, or takes its default where nothing was known. */
export function mergeOffer(known: Offer | undefined, patch: OfferPatch): Offer {
  const merged = { ...(known ?? unsaid), ...patch };
  // An earlier push to all dealers may have said `archivedAt` of the sale: of the dealer's own deal this row says when.
  return patch.realization && patch.archivedAt === undefined ? { ...merged, archivedAt: null } : merged;
}
