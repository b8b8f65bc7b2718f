import { noFilters } from '../offers/list/BrowseFilters';
import { noRefinements } from '../offers/list/Refinements';
import { emptyClientValues } from '../selling/clients/emptyClientValues';
import type { BookCollection, BookRecord, BookRecords } from './BookRecord';

/** An object in a value, by the keys that lead to it, and what each of its fields is before the dealer sets it. */
interface Part {
  readonly path: readonly string[];
  readonly unset: object;
}

/**
 * What a version of the app added to the values that earlier versions have stored. A new field of a value needs its default
 * here, unless the field may be absent.
 */
const parts: { readonly [Collection in BookCollection]?: readonly Part[] } = {
  searches: [
    { path: ['filters'], unset: noFilters },
    { path: ['refinements'], unset: noRefinements },
  ],
  unsentClients: [{ path: ['form'], unset: emptyClientValues }],
  invoices: [
    { path: ['invoice', 'snapshot', 'client'], unset: emptyClientValues },
    { path: ['invoice', 'snapshot'], unset: { marginRate: null } },
  ],
};

/** A stored value with the fields that it lacks. It is the same object if it lacks none. Fields that are not known stay. */
export const completeValue = (collection: BookCollection, value: unknown): unknown =>
  (parts[collection] ?? []).reduce((completed, { path, unset }) => filled(completed, path, unset), value);

export function completeRecord<Collection extends BookCollection>(
  collection: Collection,
  record: BookRecord<BookRecords[Collection]>,
): BookRecord<BookRecords[Collection]> {
  const value = completeValue(collection, record.value);
  return value === record.value ? record : { ...record, value: value as BookRecords[Collection] };
}

function filled(value: unknown, [key, ...deeper]: readonly string[], unset: object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (key === undefined) return Object.keys(unset).every(name => name in value) ? value : { ...unset, ...value };
  const known = new Map<string, unknown>(Object.entries(value)).get(key);
  const part = filled(known, deeper, unset);
  return part === known ? value : { ...value, [key]: part };
}
