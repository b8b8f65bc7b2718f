import { rolled } from '../people/Random';

/** One salt per fact, so that adding a fact does not change the others. Never reuse a number. */
const salts = {
  vehicleType: 1,
  model: 2,
  variant: 3,
  place: 4,
  age: 5,
  mileage: 6,
  mileageKnown: 7,
  damaged: 8,
  buyNow: 9,
  noise: 10,
  minimum: 11,
  score: 12,
  scoreKnown: 13,
  hasBids: 14,
  bidsCount: 15,
  highestBid: 16,
  paint: 17,
  photos: 18,
  published: 19,
  closed: 20,
  seller: 21,
  street: 22,
  phone: 23,
  bank: 24,
  financed: 25,
  owners: 26,
  condition: 27,
  service: 28,
  tyres: 29,
  month: 30,
  vin: 31,
  origin: 32,
  original: 33,
  rental: 34,
  opening: 35,
  praise: 36,
  extra: 37,
  closing: 38,
  commented: 39,
  commission: 40,
  advert: 41,
  ageKnown: 42,
  colorKnown: 43,
  fixedPrice: 44,
} as const;

export type Salt = keyof typeof salts;

/** The pseudo-random values of one offer. */
export class OfferDice {
  constructor(
    private readonly seed: number,
    private readonly index: number,
  ) {}

  /** A number in [0, 1). */
  roll(salt: Salt): number {
    return rolled(this.seed, this.index, salts[salt]);
  }

  happens(salt: Salt, probability: number): boolean {
    return this.roll(salt) < probability;
  }

  /** An integer from `low` to `high`, inclusive. */
  between(salt: Salt, low: number, high: number): number {
    return low + Math.floor(this.roll(salt) * (high - low + 1));
  }

  /** An item of a non-empty list. */
  pick<Item>(salt: Salt, items: readonly Item[]): Item {
    const item = items[Math.floor(this.roll(salt) * items.length)];
    if (item === undefined) throw new RangeError(`Nothing to pick a ${salt} from`);
    return item;
  }
}
