import { ConversationStore } from '../../../src/application/conversations/ConversationStore';
import type { HashId } from '../../../src/domain/offers/Offer';
import { watchActions } from '../../support/watchActions';

watchActions();

it('ConversationStore remembers which conversation should open until it is open', () => {
  const store = new ConversationStore();
  const wanted = [store.wanted];
  store.openingWanted('MB-1' as HashId);
  wanted.push(store.wanted);
  store.opened();
  wanted.push(store.wanted);
  expect(wanted).toEqual([null, 'MB-1', null]);
});

it('ConversationStore holds one conversation per offer until it is released', () => {
  const store = new ConversationStore();
  const held = store.of('MB-1' as HashId);
  expect([store.of('MB-1' as HashId), store.get('MB-1' as HashId)]).toEqual([held, held]);
  expect(store.all).toEqual([held]);
  store.release('MB-1' as HashId);
  expect([store.get('MB-1' as HashId), store.all]).toEqual([undefined, []]);
});
