import type { HashId, OfferId } from '../../../../domain/offers/Offer';
import type { VehicleType } from '../../../../domain/offers/vehicle/VehicleType';
import { scrambled } from '../people/Random';

const { imul } = Math;

const prefixes: Readonly<Record<VehicleType, string>> = { Motorbike: 'MB', Camper: 'CA', AgriculturalMachine: 'AG' };

/** Without I, L, O and U, which are easily confused with other characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five characters of five bits each. */
const MASK = 2 ** 25 - 1;
/** Each factor and its inverse multiply to 1 modulo 2^25. */
const FACTOR = 0x9e3779b1;
const UNDO_FACTOR = 0x8b2f51;
const OTHER_FACTOR = 0x85ebca77;
const UNDO_OTHER_FACTOR = 0xc92f47;
const FIRST_ID = 1001;

export const offerId = (index: number): OfferId => (FIRST_ID + index) as OfferId;

export const indexOfId = (id: number): number => id - FIRST_ID;

/** Names look random, but can be converted back to the index without a table. */
export function hashId(seed: number, index: number, type: VehicleType): HashId {
  let number = (imul(index, FACTOR) + scrambled(seed)) & MASK;
  number = imul(folded(number), OTHER_FACTOR) & MASK;
  return `${prefixes[type]}-${spelt(folded(number))}` as HashId;
}

/** Null if the text is not a valid name. The caller checks that the offer exists and has that type. */
export function indexOfHashId(seed: number, text: string): number | null {
  const letters = /^[A-Z]{2}-([0-9A-HJKMNP-TV-Z]{5})$/.exec(text)?.[1];
  if (letters === undefined) return null;
  const number = [...letters].reduce((sum, letter) => sum * ALPHABET.length + ALPHABET.indexOf(letter), 0);
  const unmixed = folded(imul(folded(number), UNDO_OTHER_FACTOR) & MASK);
  return imul(unmixed - scrambled(seed), UNDO_FACTOR) & MASK;
}

/** Its own inverse, because the shift is more than half of the 25 bits. */
const folded = (number: number): number => number ^ (number >>> 13);

/** Unrolled for speed: a search by name computes the name of every offer. */
function spelt(number: number): string {
  return letter(number >>> 20) + letter(number >>> 15) + letter(number >>> 10) + letter(number >>> 5) + letter(number);
}

const letter = (number: number): string => ALPHABET.charAt(number & 31);
