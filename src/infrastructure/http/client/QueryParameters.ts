export type QueryValue =
  string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue };

/** Keys must not contain brackets: Rack reads them as nesting, encoded or not. */
export type Query = { readonly [key: string]: QueryValue };

/**
 * Flattens a query into pairs with Rails' bracket notation. An empty text is written only for a parameter of its own, and
 * not for a nested one, such as a filter. Throws if a list contains anything but plain values.
 */
export function flattenQuery(query: Query): [string, string][] {
  return Object.entries(query).flatMap(([key, value]) => (value === '' ? [[key, '']] : pairs(key, value)));
}

/** The query string, percent-encoded and without a question mark. Rack parses it back into the same nested object. */
export function queryString(query: Query): string {
  // A literal plus is already encoded as %2B here, so each remaining plus stands for a space.
  return new URLSearchParams(flattenQuery(query)).toString().replaceAll('+', '%20');
}

function pairs(key: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[key, String(value)]];
  if (isList(value)) return value.flatMap(element => pairs(`${key}[]`, plain(key, element)));
  return Object.entries(value).flatMap(([inner, innerValue]) => pairs(`${key}[${inner}]`, innerValue));
}

/** Rack merges adjacent objects of a list into one and does not support nested lists. */
function plain(key: string, element: QueryValue): QueryValue {
  if (typeof element === 'object' && element !== null)
    throw new Error(`The list '${key}' must hold plain values only.`);
  return element;
}

/** `Array.isArray` does not narrow a readonly array. */
const isList = (value: QueryValue): value is readonly QueryValue[] => Array.isArray(value);
