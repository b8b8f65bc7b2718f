import { getObserverTree, isComputedProp, isObservableMap, isObservableProp } from 'mobx';

type ObserverTree = ReturnType<typeof getObserverTree>;

const reactionsIn = ({ name, observers }: ObserverTree): string[] => observers?.flatMap(reactionsIn) ?? [name];

const observersOf = (thing: unknown, key?: string): string[] =>
  getObserverTree(thing, key).observers?.flatMap(reactionsIn) ?? [];

const namesIn = (store: object): string[] => [
  ...Object.keys(store),
  ...Object.getOwnPropertyNames(Object.getPrototypeOf(store)),
];

function onStore(store: object): string[] {
  const properties = namesIn(store).filter(key => isObservableProp(store, key) || isComputedProp(store, key));
  const maps = Object.values(store).filter(isObservableMap);
  const entries = maps.flatMap(map => [...map.keys()].map(key => observersOf(map, key as string)));
  return [...properties.map(key => observersOf(store, key)), ...maps.map(map => observersOf(map)), ...entries].flat();
}

/** The names of the reactions that depend on these stores, directly or through computed values. */
export const reactionsOn = (stores: readonly object[]): ReadonlySet<string> => new Set(stores.flatMap(onStore));
