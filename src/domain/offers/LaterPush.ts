import type { Money } from '../shared/Money';
import { furthest } from '../realization/RealizationDetails';
import type { OfferPatch } from './Offer';

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

const highest = (one: Money | null | undefined, other: Money | null | undefined): Money =>
  Math.max(one ?? 0, other ?? 0) as Money;

/**
 * An answer together with what was pushed while it was awaited. Nobody knows which of the two the server knew first,
 * but bids only rise, a closed offer never opens again, and a push to all dealers knows nothing of a deal with one of
 * them; of all else the push speaks last.
 */
export function withLaterPush<Answer extends OfferPatch>(answer: Answer, push: OfferPatch): Answer {
  const told: Writable<Answer> = { ...answer, ...push };
  const ownBid = highest(answer.ownBid, push.ownBid);
  if (ownBid > 0) told.ownBid = ownBid;
  if (answer.highestBid !== undefined) told.highestBid = highest(answer.highestBid, push.highestBid);
  if (answer.bidsCount !== undefined) told.bidsCount = Math.max(answer.bidsCount, push.bidsCount ?? 0);
  if (answer.closed !== undefined) told.closed = answer.closed || push.closed === true;
  if (answer.realization) told.realization = furthest(answer.realization, push.realization ?? answer.realization);
  if (answer.realization && !push.realization && answer.archivedAt !== undefined) told.archivedAt = answer.archivedAt;
  return told;
}

/** What a patch says that no later answer takes back. */
export function lasting({ id, hashId, highestBid, ownBid, bidsCount, closed, realization }: OfferPatch): OfferPatch {
  return {
    id,
    hashId,
    ...(highestBid !== undefined && { highestBid }),
    ...(ownBid && { ownBid }),
    ...(bidsCount !== undefined && { bidsCount }),
    ...(closed && { closed }),
    ...(realization && { realization }),
  };
}
