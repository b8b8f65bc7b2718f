import type { Money } from '../shared/Money';
import { furthestDeal, unstatedDeal } from './Deal';
import type { OfferTab } from './list/OfferTab';
import { type Offer, type OfferPatch, saysWhoseBid, unstatedAfter } from './Offer';

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

const highest = (one: Money | null | undefined, other: Money | null | undefined): Money =>
  Math.max(one ?? 0, other ?? 0) as Money;

const most = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.max(one, other ?? 0);

/**
 * Merges a response with what was pushed during the request. Their order on the server is unknown. But bids only rise,
 * a closed offer never reopens, and a push to all dealers does not know a single dealer's deal. For everything else the
 * push wins.
 */
export function withLaterPush<Answer extends OfferPatch>(answer: Answer, push: OfferPatch): Answer {
  const merged: Writable<Answer> = { ...answer, ...push };
  const ownBid = highest(answer.ownBid, push.ownBid);
  if (ownBid > 0) merged.ownBid = ownBid;
  if (answer.highestBid !== undefined) merged.highestBid = highest(answer.highestBid, push.highestBid);
  if (answer.bidsCount !== undefined) merged.bidsCount = most(answer.bidsCount, push.bidsCount ?? null);
  if (answer.closed !== undefined) merged.closed = answer.closed || push.closed === true;
  if (answer.deal) merged.deal = furthestDeal(answer.deal, push.deal ?? answer.deal);
  const isAsNew = (answer.highestBid ?? 0) >= (push.highestBid ?? 0);
  if (push.bidBeforePush !== undefined && saysWhoseBid(answer) && isAsNew) merged.bidBeforePush = undefined;
  if (answer.unstated) merged.unstated = unstatedAfter(answer.unstated, push);
  if (answer.deal && !push.deal && answer.archivedAt !== undefined) merged.archivedAt = answer.archivedAt;
  return merged;
}

/**
 * Notes the bid before a pushed one. A push does not say whose bid it is, and this dealer may have placed it on another device.
 * Without an own bid, that matters only to a dealer who `mayBid` now.
 */
export function withBidInDoubt(push: OfferPatch, known: Offer | undefined, mayBid: boolean): OfferPatch {
  if (!known || push.highestBid === undefined) return push;
  // A row without an own bid is the same for every dealer.
  if (push.ownBid) return { ...push, bidBeforePush: undefined };
  const isHigher = push.highestBid > highest(known.highestBid, known.ownBid);
  if (!isHigher || (!mayBid && !known.ownBid)) return push;
  return { ...push, bidBeforePush: known.bidBeforePush ?? known.highestBid };
}

/** The parts of a patch that no later response can revert. */
export function lastingFields({ id, hashId, highestBid, ownBid, bidsCount, closed, deal }: OfferPatch): OfferPatch {
  return {
    id,
    hashId,
    ...(highestBid !== undefined && { highestBid }),
    ...(ownBid && { ownBid }),
    ...(bidsCount !== undefined && { bidsCount }),
    ...(closed && { closed }),
    ...(deal && { deal }),
  };
}

/**
 * Adds what a list implies about its row. A row in the list of deals is a deal, also if the server omits its details: it
 * must not ask for a bid. The list of sold offers may include a running deal of the dealer.
 */
export function listedRow(tab: OfferTab, row: OfferPatch, known: Offer | undefined): OfferPatch {
  if (tab === 'inRealization') return { ...row, deal: row.deal ?? known?.deal ?? unstatedDeal };
  if (tab === 'archived') return { ...row, inArchive: true };
  return tab === 'sold' ? { ...row, closed: true } : row;
}
