import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { furthestDeal, type Deal } from './Deal';
import type { VehicleType } from './vehicle/VehicleType';

/** The server's id of an offer. Bids, likes, buy-now, pickups and transports use it. */
export type OfferId = number & { readonly __offerId: unique symbol };

/** The public id of an offer. URLs, conversations, messages and translations use it. */
export type HashId = string & { readonly __hashId: unique symbol };

/** Whether a stored value may be a hash id. */
export const isHashId = (value: unknown): value is HashId => typeof value === 'string';

export type ContractStatus = 'waiting' | 'rejected';

/** An offer as a row or a tile shows it to the signed-in dealer. */
export interface Offer {
  readonly id: OfferId;
  readonly hashId: HashId;
  readonly label1: string;
  readonly label2: string;
  readonly photo: string | null;
  /** 0 to 100. Null if there is no score. */
  readonly score: number | null;
  readonly isLiked: boolean;
  readonly contractStatus: ContractStatus | null;
  /** 0 if there are no bids. */
  readonly highestBid: Money;
  /** This dealer's own highest bid. */
  readonly ownBid: Money | null;
  /**
   * The highest bid before a push raised it. A push does not say whose bid it is: this dealer may have placed it on another
   * device. Undefined if the server has said whose bid the highest one is.
   */
  readonly bidBeforePush?: Money | undefined;
  readonly minimalPrice: Money;
  /** 0 if there is no fixed price. */
  readonly buyNowPrice: Money;
  /** Null if the server does not say how many. */
  readonly bidsCount: number | null;
  readonly year: number | null;
  readonly productionYear: number | null;
  /** km */
  readonly totalMileage: number | null;
  /** Two-letter country code. */
  readonly region: string | null;
  readonly vehicleType: VehicleType;
  readonly finalPrice: Money | null;
  readonly archivedAt: Instant | null;
  /** The offer is in the list of archived deals. The server does not send this field. */
  readonly inArchive?: boolean;
  readonly publishedAt: Instant | null;
  /** The offer is sold and takes no more bids. */
  readonly closed: boolean;
  readonly deal: Deal | null;
  /** What no answer and no push has stated yet. These fields have their defaults. Undefined if all is stated. */
  readonly unstated?: readonly JudgedFact[] | undefined;
}

/** What a judge reads from a row, and a server may omit, although the default of its field looks like an answer. */
const judgedFacts = [
  'label1',
  'label2',
  'score',
  'highestBid',
  'ownBid',
  'buyNowPrice',
  'vehicleType',
] as const satisfies readonly (keyof Offer)[];

export type JudgedFact = (typeof judgedFacts)[number];

/** Whether the server has stated a fact. If not, its field has the default, which is good enough to be shown. */
export const states = ({ unstated }: Pick<Offer, 'unstated'>, fact: JudgedFact): boolean => !unstated?.includes(fact);

/** The data about an offer in one response or push. An absent key leaves the known value unchanged. */
export type OfferPatch = Pick<Offer, 'id' | 'hashId'> & Partial<Offer>;

const defaults: Omit<Offer, 'id' | 'hashId'> = {
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
  bidsCount: null,
  year: null,
  productionYear: null,
  totalMileage: null,
  region: null,
  vehicleType: 'Motorbike',
  finalPrice: null,
  archivedAt: null,
  publishedAt: null,
  closed: false,
  deal: null,
};

/** Both labels, or the hash id if they are empty. */
export const offerName = ({ label1, label2, hashId }: Pick<Offer, 'label1' | 'label2' | 'hashId'>): string =>
  `${label1} ${label2}`.trim() || hashId;

/**
 * Merges field by field. A field that the patch omits keeps its known value, or gets a default. Returns the known offer
 * itself if the patch changes nothing.
 */
export function mergeOffer(known: Offer | undefined, patch: OfferPatch): Offer {
  const unstated = unstatedAfter(known ? known.unstated : judgedFacts, patch);
  if (known && known.unstated === unstated && changesNothing(known, patch)) return known;
  const merged = {
    ...(known ?? defaults),
    ...(saysWhoseBid(patch) && { bidBeforePush: undefined }),
    ...patch,
    unstated,
  };
  if (known?.deal && patch.deal) merged.deal = furthestDeal(known.deal, patch.deal);
  // An earlier push to all dealers may have set `archivedAt` for the sale. It does not apply to this dealer's deal.
  return patch.deal && patch.archivedAt === undefined ? { ...merged, archivedAt: null } : merged;
}

/** Whether a patch says whose bid the highest one is. The patch of a push that leaves it open has `bidBeforePush`. */
export const saysWhoseBid = ({ highestBid, ownBid }: Partial<Offer>): boolean =>
  highestBid !== undefined && ownBid !== undefined;

/** What is still not stated after this patch. The same array if the patch states none of it. */
export function unstatedAfter(before: Offer['unstated'], patch: OfferPatch): Offer['unstated'] {
  const left = before?.filter(fact => patch[fact] === undefined);
  if (left?.length === before?.length) return before;
  return left?.length === 0 ? undefined : left;
}

const changesNothing = (known: Offer, patch: OfferPatch): boolean =>
  (known.bidBeforePush === undefined || !saysWhoseBid(patch)) &&
  Object.entries(patch).every(([key, value]) => known[key as keyof Offer] === value);
