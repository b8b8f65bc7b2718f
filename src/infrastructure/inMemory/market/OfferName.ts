import type { HashId, OfferId } from '../../../domain/offers/Offer';
import type { VehicleType } from '../../../domain/offers/VehicleType';
import { scrambled } from './Random';

const { imul } = Math;

const prefixes: Readonly<Record<VehicleType, string>> = { Motorbike: 'MB', Camper: 'CA', AgriculturalMachine: 'AG' };

/** No I, L, O, U: nobody on the phone mistakes them for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five letters of five bits. */
const MASK = 2 ** 25 - 1;
/** Each multiplied with what undoes it gives 1 modulo 2^25. */
const FACTOR = 0x9e3779b1;
const UNDO_FACTOR = 0x8b2f51;
const OTHER_FACTOR = 0x85ebca77;
const UNDO_OTHER_FACTOR = 0xc92f47;
const FIRST_ID = 1001;

export const offerId = (index: number): OfferId => (FIRST_ID + index) as OfferId;

export const indexOfId = (id: number): number => id - FIRST_ID;

/** Names that look drawn by lot, and can still be turned back into the index without a table. */
export function hashId(seed: number, index: number, type: VehicleType): HashId {
  let number = (imul(index, FACTOR) + scrambled(seed)) & MASK;
  number = imul(folded(number), OTHER_FACTOR) & MASK;
  return `${prefixes[type]}-${spelt(folded(number))}` as HashId;
}

/** Null where the text is no name; whether such an offer exists, and is of that type, is for the caller to see. */
export function indexOfHashId(seed: number, text: string): number | null {
  const letters = /^[A-Z]{2}-([0-9A-HJKMNP-TV-Z]{5})$/.exec(text)?.[1];
  if (letters === undefined) return null;
  const number = [...letters].reduce((sum, letter) => sum * ALPHABET.length + ALPHABET.indexOf(letter), 0);
  const unmixed = folded(imul(folded(number), UNDO_OTHER_FACTOR) & MASK);
  return imul(unmixed - scrambled(seed), UNDO_FACTOR) & MASK;
}

/** Its own opposite, since the shift is more than half of the 25 bits. */
const folded = (number: number): number => number ^ (number >>> 13);

/** Written out for speed: a search by name spells the name of every offer. */
function spelt(number: number): string {
  return letter(number >>> 20) + letter(number >>> 15) + letter(number >>> 10) + letter(number >>> 5) + letter(number);
}

const letter = (number: number): string => ALPHABET.charAt(number & 31);
