import * as fc from 'fast-check';
import { type CountedScreen, CounterStore } from '../../../src/application/notifications/CounterStore';
import { watchActions } from '../../support/watchActions';

watchActions();

const told = { purchases: 9, bids: 4, inRealization: 3, invoices: 2, messages: 0 };

function counting(): CounterStore {
  const store = new CounterStore();
  store.counted(told);
  return store;
}

it('a seen screen clears its counter and its part of the total', () => {
  const store = counting();
  store.screenSeen('bids');
  expect(store.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
});

it('CounterStore counts only what is new since the screen was seen', () => {
  const store = counting();
  store.screenSeen('bids');
  store.counted({ bids: 7, purchases: 12 });
  expect(store.counters).toMatchObject({ bids: 3, purchases: 8 });
});

it('CounterStore shows unseen invoices until their page is seen, also after their deals were archived', () => {
  const store = counting();
  store.counted({ invoices: 0, purchases: 7 });
  expect(store.counters).toMatchObject({ invoices: 2, purchases: 9 });
  store.seenForgotten();
  store.counted({ invoices: 1, purchases: 8 });
  expect(store.counters).toMatchObject({ invoices: 3, purchases: 10 });
  store.screenSeen('invoices');
  expect(store.counters).toMatchObject({ invoices: 0, purchases: 7 });
});

it('CounterStore counts again after the server count fell and rose', () => {
  const store = counting();
  store.screenSeen('inRealization');
  store.counted({ inRealization: 1 });
  expect(store.counters.inRealization).toBe(0);
  store.counted({ inRealization: 2 });
  expect(store.counters.inRealization).toBe(1);
});

it('CounterStore shows the counts of the server once it forgets what was seen', () => {
  const store = counting();
  store.screenSeen('bids');
  store.seenForgotten();
  expect(store.counters).toMatchObject(told);
});

it('CounterStore reports which counters moved, except on their first arrival', () => {
  const store = new CounterStore();
  expect(store.counted(told)).toEqual([]);
  expect(store.counted({ ...told, bids: 5, invoices: 1, purchases: 9 })).toEqual([
    { screen: 'bids', rises: true },
    { screen: 'invoices', rises: false },
  ]);
});

it('CounterStore never shows a negative number', () => {
  const screens: readonly CountedScreen[] = ['bids', 'inRealization', 'invoices', 'messages'];
  const anyScreen = fc.constantFrom(...screens);
  const anyStep = fc.oneof(
    anyScreen.map(screen => (store: CounterStore) => store.screenSeen(screen)),
    fc.constant((store: CounterStore) => store.seenForgotten()),
    fc.tuple(anyScreen, fc.nat(12)).map(
      ([screen, count]) =>
        (store: CounterStore) =>
          void store.counted({ [screen]: count }),
    ),
    fc.nat(20).map(count => (store: CounterStore) => void store.counted({ purchases: count })),
  );
  fc.assert(
    fc.property(fc.array(anyStep), steps => {
      const store = new CounterStore();
      for (const step of steps) step(store);
      for (const count of Object.values(store.counters)) expect(count).toBeGreaterThanOrEqual(0);
    }),
  );
});
