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
import { SparseObservableMap } from '../../src/application/offers/list/SparseObservableMap';
import { PagedSearch } from '../../src/application/selling/entries/PagedSearch';
import { List } from '../../src/application/shared/List';
import { Resource } from '../../src/application/shared/Resource';
import { RowList } from '../../src/application/shared/RowList';

/**
 * The fields of a class that holds state: what it holds, without what it computes, without the library's own, which end in
 * `_`, and without the collaborators of a use-case.
 */
export const fieldsOf = (store: object): string[] => {
  const isUseCase = isPart(store) || Reflect.getOwnMetadataKeys(store.constructor).length > 0;
  const collaborators = isUseCase ? givenTo(store.constructor) : [];
  return Object.getOwnPropertyNames(store).filter(name => {
    if (collaborators.includes(name)) return false;
    const value: unknown = Reflect.get(store, name);
    if (name.endsWith('_') || isComputedProp(store, name) || typeof value === 'function') return false;
    const isState = isObservableProp(store, name) || isObservable(value) || value instanceof SparseObservableMap;
    return !isUseCase || isState || isPart(value);
  });
};

/** The names of the parameters of the constructor. */
const givenTo = (maker: object): readonly string[] =>
  /\bconstructor\(([^)]*)\)/.exec(Function.prototype.toString.call(maker))?.[1]?.split(/\s*,\s*/) ?? [];

/** A part of a use-case that holds state beside its collaborators. */
const isPart = (value: unknown): boolean =>
  [PagedSearch, Form, FormDialog, List, Resource, RowList].some(Part => value instanceof Part);

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
