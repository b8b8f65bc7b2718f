import type { ConversationId } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversation, Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';

watchActions();

const keptUnsent = async (chat: Conversing) =>
  Object.fromEntries(await chat.at.twins.kept.readAll(chat.at.session.dealerKey, 'unsentMessages'));

it('ConversationStore keeps an unsent message, and no delivered one', async () => {
  const chat = await aConversation();
  const offer = '1' as HashId;
  const held = chat.held(offer);
  held.answered({ id: null, offerHashId: offer, messages: [], unread: 0 });
  held.notSent(held.sent('refused', 5), { reason: 'refused', status: 422, message: null });
  held.delivered(held.sent('arrived', 6), { conversationId: 1 as ConversationId, message: null }, 6);
  chat.store.keepUnsent(held);
  expect(await keptUnsent(chat)).toEqual({ '1 5': { body: 'refused', after: 0, isRefused: true } });
});

it('ConversationStore keeps the unsent message of another tab', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  const there = new Conversing({ beside: chat.at });
  for (const tab of [chat, there]) await tab.store.open(offer!);
  await chat.frame();
  chat.at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
  await chat.write(offer!, 'Refused');
  await chat.frame();
  await there.write(offer!, 'Sent from there');
  there.type(offer!, 'Typed there');
  await chat.at.passes(500);
  const reloaded = new Conversing({ beside: chat.at });
  await reloaded.store.open(offer!);
  expect(reloaded.said(offer!).at(-1)).toBe('Refused (notSent)');
  expect(reloaded.text(offer!)).toBe('Typed there');
});

it('ConversationStore deletes a restored message that has arrived', async () => {
  const chat = await aConversation();
  const offer = '1' as HashId;
  const unsent = { body: 'Arrived', after: 0, isRefused: false };
  await chat.at.twins.kept.keep(chat.at.session.dealerKey, 'unsentMessages', `${offer} 5`, unsent);
  await chat.store.restoreUnsent(chat.held(offer));
  chat.held(offer).delivered(5, { conversationId: 1 as ConversationId, message: null }, 6);
  chat.store.keepUnsent(chat.held(offer));
  await settled();
  expect(await keptUnsent(chat)).toEqual({});
});

it('ConversationStore ignores an unsent message without a number', async () => {
  const chat = await aConversation();
  const unsent = { body: 'Another offer', after: 0, isRefused: false };
  await chat.at.twins.kept.keep(chat.at.session.dealerKey, 'unsentMessages', '1 x 5', unsent);
  await chat.store.restoreUnsent(chat.held('1' as HashId));
  expect(chat.held('1' as HashId).outgoing).toEqual([]);
});
