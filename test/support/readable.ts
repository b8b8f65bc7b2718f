import { isComputedProp, isObservableArray, isObservableMap, isObservableSet } from 'mobx';

/** The fields of a store: what it holds, without what it computes and without the library's own, which end in `_`. */
export const fieldsOf = (store: object): string[] =>
  Object.getOwnPropertyNames(store).filter(
    name => !name.endsWith('_') && !isComputedProp(store, name) && typeof Reflect.get(store, name) !== 'function',
  );

/** Everything that can be reached from a value, as one text. */
export function readable(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (seen.has(value)) return '';
  seen.add(value);
  const isCollection =
    Array.isArray(value) ||
    isObservableArray(value) ||
    isObservableMap(value) ||
    isObservableSet(value) ||
    value instanceof Map ||
    value instanceof Set;
  const parts: unknown[] = isCollection
    ? [...value]
    : fieldsOf(value).map(name => [name, Reflect.get(value, name) as unknown]);
  return parts.map(part => readable(part, seen)).join(' ');
}
