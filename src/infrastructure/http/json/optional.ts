import * as v from 'valibot';
import { finite } from './numbers';

/** Cents beyond this would be no whole numbers any more. */
const LARGEST_AMOUNT = 1e12;

const isAmount = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LARGEST_AMOUNT;

const isPageSize = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The kinds of optional keys on the wire. Absent or null, the key says nothing or takes its default. */
export const optional = {
  text: v.nullish(v.string()),
  number: v.nullish(finite),
  /** How many rows a page holds. */
  pageSize: v.nullish(v.custom<number>(isPageSize)),
  flag: v.nullish(v.boolean()),
  /** Euro. */
  amount: v.nullish(v.custom<number>(isAmount)),
  /** ISO 8601, for `Date.parse`. */
  instant: v.nullish(v.custom<string>(isInstant)),
};
