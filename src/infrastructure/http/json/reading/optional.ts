import * as v from 'valibot';
import { finite, numberThat } from './numbers';

/** In euro. Beyond this limit, the amount in cents would no longer be a safe integer. */
const LARGEST_AMOUNT = 1e12;

const isAmount = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= LARGEST_AMOUNT;

const isPageSize = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The kinds of optional keys. A null value counts as absent. */
export const optional = {
  text: v.nullish(v.string()),
  number: v.nullish(finite),
  /** The number of rows on a page. */
  pageSize: v.nullish(numberThat(isPageSize)),
  flag: v.nullish(v.boolean()),
  /** In euro. */
  amount: v.nullish(numberThat(isAmount)),
  /** An ISO 8601 text. */
  instant: v.nullish(v.custom<string>(isInstant)),
};
