import { type LocalDate, localDate } from '../shared/LocalDate';
import { typedNumber, withoutInvisible } from '../shared/TypedNumber';
import type { LineKey, StatedValue } from './Statement';

/** One place of two VINs. A sign is '' if this VIN is shorter. */
export interface VinSign {
  readonly stated: string;
  readonly found: string;
  readonly isSame: boolean;
  /** I, O and Q occur in no VIN, because they look like 1 and 0. */
  readonly isImpossible: boolean;
}

/** A VIN as it is compared: without spaces and dashes, in capitals. */
export const plainVin = (typed: string): string =>
  withoutInvisible(typed.normalize('NFKC'))
    .replace(/[\s\p{Pd}.]/gu, '')
    .toUpperCase();

/** The VIN that an offer states. Empty if it states none. */
export const statedVin = (stated: StatedValue | null): string => (typeof stated === 'string' ? stated : '');

/** Two VINs sign by sign. If a sign is missing, those before and behind it still stand below each other. */
export function comparedVins(stated: string, found: string): readonly VinSign[] {
  const [one, other] = [plainVin(stated), plainVin(found)];
  const end = one.length === other.length ? 0 : commonEnd(one, other);
  const middle = Math.max(one.length, other.length) - end;
  const signs = (vin: string) => [
    ...vin
      .slice(0, vin.length - end)
      .padEnd(middle, ' ')
      .split(''),
    ...vin.slice(vin.length - end).split(''),
  ];
  const others = signs(other);
  return signs(one).map((sign, index) => {
    const typed = others[index]!;
    return { stated: sign.trim(), found: typed.trim(), isSame: sign === typed, isImpossible: /[IOQ]/.test(typed) };
  });
}

/** The signs that differ, with their places in the stated VIN, which count from 1. A sign too many has the place before it. */
export function differingSigns(stated: string, found: string): readonly (VinSign & { readonly place: number })[] {
  let place = 0;
  return comparedVins(stated, found).flatMap(sign => {
    if (sign.stated !== '') place += 1;
    return sign.isSame ? [] : [{ ...sign, place }];
  });
}

/** How many signs at the end are the same. Those at the beginning are not counted twice. */
function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return end;
}

/** The unit in which an offer states a quantity. */
export type QuantityUnit = 'km' | 'h';

/** How dealers write a unit in German, Polish and English. */
const wordsOf: Readonly<Record<QuantityUnit, RegExp>> = {
  km: /^(km|kilomet(er|re|r)\p{L}*)$/u,
  h: /^(h|bh|std|(betriebs)?stunden?|hrs?|hours?|(moto)?godz(in\p{L}*)?|mth|mtg)$/u,
};

const METRES_PER_MILE = 1_609.344;

/**
 * By how much a typed quantity is above the stated one, in whole units of the stated one. Miles are read too. Null if the
 * text is not one number, or is a number of another unit.
 */
export function quantityDifference(stated: number, unit: QuantityUnit, found: string): number | null {
  const number = typedNumber(found);
  if (typeof number === 'string' || number.isNegative) return null;
  const amount = Number(`${number.whole || '0'}.${number.fraction || '0'}`);
  const [, typed = ''] = /\d\s*\.?\s*(\p{L}+)/u.exec(withoutInvisible(found)) ?? [];
  const factor = factorOf(typed.toLowerCase(), unit);
  return factor === null ? null : Math.round(amount * factor) - stated;
}

function factorOf(typed: string, unit: QuantityUnit): number | null {
  if (typed === '' || wordsOf[unit].test(typed)) return 1;
  return unit === 'km' && /^(mi|mls?|miles?|meilen)$/.test(typed) ? METRES_PER_MILE / 1_000 : null;
}

const unitOf: Partial<Record<LineKey, QuantityUnit>> = { totalMileage: 'km', operatingHours: 'h' };

/** The unit of a line. Null if its value is no quantity. */
export const quantityUnit = (line: LineKey): QuantityUnit | null => unitOf[line] ?? null;

/** Whether what was typed is what is stated, as far as it can be compared. */
export function isFoundAsStated(line: LineKey, stated: StatedValue | null, found: string): boolean {
  if (stated === null || found.trim() === '') return false;
  if (line === 'vin') return comparedVins(statedVin(stated), found).every(({ isSame }) => isSame);
  const unit = quantityUnit(line);
  return unit && typeof stated === 'number' ? quantityDifference(stated, unit, found) === 0 : found.trim() === stated;
}

/** A day, or only its month. */
const statedDate = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/;

/** Whether a day is the stated one, as exactly as it is stated. Null if the text states none. */
export function isStatedDate(stated: string, found: LocalDate): boolean | null {
  const [day, , , date] = statedDate.exec(stated) ?? [];
  if (day === undefined || localDate(date === undefined ? `${day}-01` : day) === null) return null;
  return found.startsWith(day);
}
