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

it('ConversationStore wants the conversation of the next offer only if that of the offer before is open on its page', () => {
  const [first, second] = ['MB-1' as HashId, 'MB-2' as HashId] as const;
  const store = new ConversationStore();
  store.followed(first, second);
  const wanted = [store.wanted];
  store.shownOnPage(first);
  store.followed(first, second);
  wanted.push(store.wanted);
  store.opened();
  store.shownOnPage(second);
  store.leftOnPage(first);
  wanted.push(store.openOnPage);
  store.leftOnPage(second);
  expect([...wanted, store.openOnPage]).toEqual([null, 'MB-2', 'MB-2', null]);
});
