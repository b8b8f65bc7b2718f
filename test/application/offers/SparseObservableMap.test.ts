import { autorun, computed, runInAction } from 'mobx';
import { SparseObservableMap } from '../../../src/application/offers/SparseObservableMap';

const aMap = () => {
  const map = new SparseObservableMap<string, number>();
  runInAction(() => map.set('held', 1));
  return map;
};

it('holds what was set last', () => {
  const map = aMap();
  runInAction(() => map.set('held', 2));
  expect([map.get('held'), map.has('held')]).toEqual([2, true]);
  expect([map.get('unknown'), map.has('unknown')]).toEqual([undefined, false]);
});

it.each<readonly [string, (map: SparseObservableMap<string, number>) => unknown]>([
  ['its value', map => map.get('held')],
  ['whether it is there', map => map.has('held')],
  ['what is computed of it', map => computed(() => (map.get('held') ?? 0) * 2).get()],
])('tells who looks at one entry (%s) of its changes, and of no other', (_, look) => {
  const map = aMap();
  let looks = 0;
  const stop = autorun(() => {
    look(map);
    looks += 1;
  });
  runInAction(() => map.set('other', 5));
  expect(looks).toBe(1);
  runInAction(() => map.set('held', 2));
  stop();
  runInAction(() => map.set('held', 3));
  expect(looks).toBe(2);
  expect(map.get('held')).toBe(3);
});

it('tells of an entry that was looked for before it was there', () => {
  const map = aMap();
  const seen: (number | undefined)[] = [];
  const stop = autorun(() => seen.push(map.get('late')));
  runInAction(() => map.set('late', 7));
  stop();
  expect(seen).toEqual([undefined, 7]);
});

it('tells each of several who look, also after one of them has gone', () => {
  const map = aMap();
  const seen: string[] = [];
  const first = autorun(() => seen.push(`first ${map.get('held')}`));
  const second = autorun(() => seen.push(`second ${map.get('held')}`));
  first();
  runInAction(() => map.set('held', 2));
  second();
  const third = autorun(() => seen.push(`third ${map.get('held')}`));
  runInAction(() => map.set('held', 3));
  third();
  expect(seen).toEqual(['first 1', 'second 1', 'second 2', 'third 2', 'third 3']);
});
