import * as v from 'valibot';

/** `JSON.parse` rounds integers beyond 2^53 − 1, and a rounded id would name another record. */
export const id = v.custom<number>(Number.isSafeInteger);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * How many pages and rows a list has. A list is shown without them, or if they are no counts: further pages are asked for
 * until one is empty.
 */
export const listSize = {
  total_pages: v.nullish(v.custom<number>(isCount)),
  total_count: v.nullish(v.custom<number>(isCount)),
};

interface ListSizeJson {
  readonly total_pages?: number | null | undefined;
  readonly total_count?: number | null | undefined;
}

export const toListSize = ({ total_pages, total_count }: ListSizeJson) => ({
  totalPages: total_pages ?? Infinity,
  totalCount: total_count ?? 0,
});

/** `JSON.parse` reads 1e999 as Infinity. */
export const finite = v.custom<number>(Number.isFinite);
