import * as v from 'valibot';

/** `JSON.parse` rounds integers beyond 2^53 − 1, and a rounded id would name another record. */
export const id = v.custom<number>(Number.isSafeInteger);

/** A number of pages or rows. */
export const count = v.custom<number>(value => Number.isSafeInteger(value) && Number(value) >= 0);

/** `JSON.parse` reads 1e999 as Infinity. */
export const finite = v.custom<number>(Number.isFinite);
