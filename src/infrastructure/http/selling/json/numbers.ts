import * as v from 'valibot';

export const wholeNumber = v.pipe(v.number(), v.integer());

/** Of pages, or of rows on all of them. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
