import {
  isComputedProp,
  isObservable,
  isObservableArray,
  isObservableMap,
  isObservableProp,
  isObservableSet,
} from 'mobx';
import { Form } from '../../src/application/forms/Form';
import { FormDialog } from '../../src/application/forms/FormDialog';
import { PagedSearch } from '../../src/application/selling/entries/PagedSearch';
import { Resource } from '../../src/application/shared/Resource';

/**
 * The fields of a class that holds state: what it holds, without what it computes, without the library's own, which end in
 * `_`, and without the collaborators of a use-case.
 */
export const fieldsOf = (store: object): string[] => {
  const isUseCase = isPart(store) || Reflect.getOwnMetadataKeys(store.constructor).length > 0;
  return Object.getOwnPropertyNames(store).filter(name => {
    const value: unknown = Reflect.get(store, name);
    if (name.endsWith('_') || isComputedProp(store, name) || typeof value === 'function') return false;
    return !isUseCase || isObservableProp(store, name) || isObservable(value) || isPart(value);
  });
};

/** A part of a use-case that holds state beside its collaborators. */
const isPart = (value: unknown): boolean =>
  [PagedSearch, Form, FormDialog, Resource].some(Part => value instanceof Part);

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
