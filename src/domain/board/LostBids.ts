import { type HashId, type Offer, offerName } from '../offers/Offer';
import type { VehicleType } from '../offers/VehicleType';
import type { Money } from '../shared/Money';

/** A sold offer that the dealer bid on from this device and did not get. */
export interface LostBid {
  readonly hashId: HashId;
  readonly name: string;
  readonly vehicleType: VehicleType;
  readonly make: string;
  readonly bid: Money;
  readonly limit: Money | null;
  readonly price: Money;
  /** How much the bid was below the final price. Always more than 0. */
  readonly miss: Money;
}

interface OwnAmounts {
  readonly bid: Money | null;
  readonly limit: Money | null;
}

/** Null without a bid or a final price, if the dealer bought the vehicle, or if the bid was not below the price. */
export function lostBid(offer: Offer, { bid, limit }: OwnAmounts): LostBid | null {
  const { hashId, vehicleType, label1, finalPrice, realization, inArchive } = offer;
  if (bid === null || finalPrice === null || realization !== null || inArchive === true) return null;
  const miss = (finalPrice - bid) as Money;
  if (miss <= 0) return null;
  return { hashId, name: offerName(offer), vehicleType, make: makeOf(label1), bid, limit, price: finalPrice, miss };
}

/** Makers whose name has a space. */
const spacedMakers = [
  ...['John Deere', 'Massey Ferguson', 'New Holland', 'Case IH'],
  ...['Moto Guzzi', 'MV Agusta', 'Royal Enfield', 'Roller Team'],
];

/** The server names no maker. The first label starts with it. */
const makeOf = (label: string): string =>
  spacedMakers.find(maker => label.startsWith(`${maker} `)) ?? label.trim().split(' ')[0] ?? '';

/** Whether the bid was less than 5 % below the final price. */
export const isCloseMiss = ({ miss, price }: Pick<LostBid, 'miss' | 'price'>): boolean => 20 * miss < price;

/** The dealer had not reached the own limit. */
export const wasWithinLimit = ({ limit, price }: Pick<LostBid, 'limit' | 'price'>): boolean =>
  limit !== null && price <= limit;

export interface MissOfGroup {
  readonly group: string;
  readonly count: number;
  readonly median: Money;
}

/** The median miss of each group, the largest group first. */
export function missesBy(bids: readonly LostBid[], groupOf: (bid: LostBid) => string): readonly MissOfGroup[] {
  const groups = new Map<string, Money[]>();
  for (const bid of bids) groups.set(groupOf(bid), [...(groups.get(groupOf(bid)) ?? []), bid.miss]);
  return [...groups]
    .map(([group, misses]) => ({ group, count: misses.length, median: median(misses) }))
    .sort((one, other) => other.count - one.count);
}

function median(amounts: readonly Money[]): Money {
  const ordered = [...amounts].sort((one, other) => one - other);
  const middle = (ordered.length - 1) / 2;
  return Math.round((ordered[Math.floor(middle)]! + ordered[Math.ceil(middle)]!) / 2) as Money;
}
