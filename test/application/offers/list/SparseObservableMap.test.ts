import { _isComputingDerivation, autorun, computed, runInAction, untracked } from 'mobx';
import { SparseObservableMap } from '../../../../src/application/offers/list/SparseObservableMap';

const aMap = () => {
  const map = new SparseObservableMap<string, number>();
  runInAction(() => map.set('held', 1));
  return map;
};

it('SparseObservableMap holds the last value that was set', () => {
  const map = aMap();
  runInAction(() => map.set('held', 2));
  expect([map.get('held'), map.has('held')]).toEqual([2, true]);
  expect([map.get('unknown'), map.has('unknown')]).toEqual([undefined, false]);
});

it.each<readonly [string, (map: SparseObservableMap<string, number>) => unknown]>([
  ['its value', map => map.get('held')],
  ['its presence', map => map.has('held')],
  ['a value computed from it', map => computed(() => (map.get('held') ?? 0) * 2).get()],
])('an observer of one entry (%s) reacts to changes of that entry and of no other', (_, look) => {
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

it('an observer reacts to an entry that was missing when it was read', () => {
  const map = aMap();
  const seen: (number | undefined)[] = [];
  const stop = autorun(() => seen.push(map.get('late')));
  runInAction(() => map.set('late', 7));
  stop();
  expect(seen).toEqual([undefined, 7]);
});

it('SparseObservableMap notifies each observer, even after another one has stopped', () => {
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

it('relies on MobX to know whether a read is tracked', () => {
  const answers: boolean[] = [];
  const ask = () => answers.push(_isComputingDerivation());
  ask();
  runInAction(ask);
  autorun(ask)();
  autorun(() => computed(ask).get())();
  autorun(() => untracked(ask))();
  expect(answers).toEqual([false, false, true, true, false]);
});
