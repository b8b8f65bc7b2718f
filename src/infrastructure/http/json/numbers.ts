import * as v from 'valibot';

/** The parser rounds whole numbers beyond 2^53 − 1: such an id would name something else. */
export const id = v.custom<number>(Number.isSafeInteger);

/** Of pages, or of rows on all of them. */
export const count = v.custom<number>(value => Number.isSafeInteger(value) && Number(value) >= 0);

/** JSON has no infinity, but its parser makes one of 1e999. */
export const finite = v.custom<number>(Number.isFinite);
