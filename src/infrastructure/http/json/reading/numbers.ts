import * as v from 'valibot';

const isPlainDecimal = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** A number, or the text of a plain decimal, such as '8450.0', because Rails writes decimals as text. */
export function numberThat(fits: (value: unknown) => boolean) {
  const number = v.custom<number>(fits);
  return v.union([number, v.pipe(v.custom<string>(isPlainDecimal), v.transform(Number), number)]);
}

/** `JSON.parse` rounds integers beyond 2^53 − 1, and a rounded id would name another record. */
export const id = numberThat(Number.isSafeInteger);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * How many pages and rows a list has. A list is shown without them, or if they are no counts: further pages are asked for
 * until one is empty.
 */
export const listSize = {
  total_pages: v.nullish(numberThat(isCount)),
  total_count: v.nullish(numberThat(isCount)),
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
export const finite = numberThat(Number.isFinite);
