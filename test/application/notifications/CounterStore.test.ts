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

it('opening a screen clears its counter, and its part of the whole', () => {
  const store = counting();
  store.screenOpened('bids');
  expect(store.counters).toMatchObject({ ...told, bids: 0, purchases: 5 });
  store.screenLeft('bids');
  expect(store.counters).toMatchObject({ bids: 0, purchases: 5 });
});

it('counts on from what was seen, once the screen is left', () => {
  const store = counting();
  store.screenOpened('bids');
  store.counted({ bids: 5, purchases: 10 });
  expect(store.counters.bids).toBe(0);
  store.screenLeft('bids');
  store.counted({ bids: 7, purchases: 12 });
  expect(store.counters).toMatchObject({ bids: 2, purchases: 7 });
});

it('does not let what was seen hide what is new after the server counted less', () => {
  const store = counting();
  store.screenOpened('inRealization');
  store.screenLeft('inRealization');
  store.counted({ inRealization: 1 });
  expect(store.counters.inRealization).toBe(0);
  store.counted({ inRealization: 2 });
  expect(store.counters.inRealization).toBe(1);
});

it('leaves alone a screen that another has taken the place of', () => {
  const store = counting();
  store.screenOpened('bids');
  store.screenOpened('invoices');
  store.screenLeft('bids');
  store.counted({ invoices: 3 });
  expect(store.counters.invoices).toBe(0);
});

it('never shows less than nothing, nor more than the server counts', () => {
  const screens: readonly CountedScreen[] = ['bids', 'inRealization', 'invoices', 'messages'];
  const anyScreen = fc.constantFrom(...screens);
  const anyStep = fc.oneof(
    anyScreen.map(screen => (store: CounterStore) => store.screenOpened(screen)),
    anyScreen.map(screen => (store: CounterStore) => store.screenLeft(screen)),
    fc.tuple(anyScreen, fc.nat(12)).map(
      ([screen, count]) =>
        (store: CounterStore) =>
          store.counted({ [screen]: count }),
    ),
    fc.nat(20).map(count => (store: CounterStore) => store.counted({ purchases: count })),
  );
  fc.assert(
    fc.property(fc.array(anyStep), steps => {
      const store = new CounterStore();
      for (const step of steps) step(store);
      for (const count of Object.values(store.counters)) expect(count).toBeGreaterThanOrEqual(0);
    }),
  );
});
