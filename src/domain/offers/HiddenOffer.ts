import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { shownBid } from './BidStanding';
import { type HashId, type Offer, offerName } from './Offer';

export const hideReasons = ['tooDear', 'condition', 'far', 'notMyTrade', 'other'] as const;
export type HideReason = (typeof hideReasons)[number];

/** How long an offer stays hidden. */
export const hideUntils = ['forGood', 'priceFalls', 'bid', 'sevenDays'] as const;
export type HideUntil = (typeof hideUntils)[number];

/** Why a hidden offer is shown again. */
export const returnReasons = ['priceFell', 'bidCame', 'timeIsUp'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** An offer that the dealer has hidden, with its figures at that time. */
export interface HiddenOffer {
  readonly hashId: HashId;
  readonly name: string;
  readonly reason: HideReason;
  readonly until: HideUntil;
  readonly at: Instant;
  /** 0 if no bid was known. */
  readonly highestBid: Money;
  /** 0 if there was no fixed price. */
  readonly buyNowPrice: Money;
  readonly minimalPrice: Money;
  /** Null if the server did not say how many. */
  readonly bidsCount: number | null;
  /** Null while the offer is hidden. */
  readonly cameBack: ReturnReason | null;
  /** When this device showed it again. Absent while it is hidden, and in records of earlier versions. */
  readonly cameBackAt?: Instant;
}

export const newHiddenOffer = (offer: Offer, reason: HideReason, until: HideUntil, at: Instant): HiddenOffer => ({
  hashId: offer.hashId,
  name: offerName(offer),
  reason,
  until,
  at,
  highestBid: shownBid(offer) ?? (0 as Money),
  buyNowPrice: offer.buyNowPrice,
  minimalPrice: offer.minimalPrice,
  bidsCount: offer.bidsCount,
  cameBack: null,
});

/** An offer with money of the dealer in it cannot be hidden, because its news must arrive. */
export const mayBeHidden = ({ ownBid, deal }: Pick<Offer, 'ownBid' | 'deal'>): boolean => !ownBid && deal === null;

/** Whether lists without hidden offers leave the offer out. `offer` is what is known about it now. */
export const isHidden = (hidden: HiddenOffer | undefined, offer: Offer | undefined): boolean =>
  hidden !== undefined && hidden.cameBack === null && (offer === undefined || mayBeHidden(offer));
