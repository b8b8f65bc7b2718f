export type QueryValue =
  string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue };

/** Keys are plain names: Rack reads brackets in a key as nesting, encoded or not. */
export type Query = { readonly [key: string]: QueryValue };

/** Pairs in Rails' bracketed fashion; what is empty is left out. Throws on a list of anything but plain values. */
export function flattenQuery(query: Query): [string, string][] {
  return Object.entries(query).flatMap(([key, value]) => pairs(key, value));
}

/** Percent-encoded throughout, without a question mark; Rack reads the same nested object out of it. */
export function queryString(query: Query): string {
  // A literal plus is %2B here already, so each plus that is left stands for a space.
  return new URLSearchParams(flattenQuery(query)).toString().replaceAll('+', '%20');
}

function pairs(key: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[key, String(value)]];
  if (isList(value)) return value.flatMap(element => pairs(`${key}[]`, plain(key, element)));
  return Object.entries(value).flatMap(([inner, innerValue]) => pairs(`${key}[${inner}]`, innerValue));
}

/** Rack melts neighbouring objects of a list into one and knows no list of lists: it would read something else. */
function plain(key: string, element: QueryValue): QueryValue {
  if (typeof element === 'object' && element !== null)
    throw new Error(`The list '${key}' must hold plain values only.`);
  return element;
}

/** `Array.isArray` does not narrow a readonly array. */
const isList = (value: QueryValue): value is readonly QueryValue[] => Array.isArray(value);
