import { CounterStore } from '../../../src/application/notifications/CounterStore';
import { watchActions } from '../../support/watchActions';

watchActions();

it('what was opened is cleared here, until the server counts anew', () => {
  const store = new CounterStore();
  store.counted({ purchases: 9, messages: 3, bids: 4 });
  store.opened('messages');
  store.opened('messages');
  expect(store.counters).toMatchObject({ purchases: 6, messages: 0, bids: 4 });
  store.counted({ purchases: 7, messages: 1 });
  expect(store.counters).toMatchObject({ purchases: 7, messages: 1 });
});
