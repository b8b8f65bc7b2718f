import type { ConversationId } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversation, Conversing } from '../../support/Conversing';
import { watchActions } from '../../support/watchActions';

watchActions();

const ids = ['1', '12', '1/2', '%31', '1?', 'message 1', ''].map(id => id as HashId);

const kept = async (chat: Conversing) =>
  Object.fromEntries(await chat.at.twins.drafts.readAll(chat.at.session.dealerKey, 'message '));

it('KeepMessageDrafts keeps drafts apart whose offer ids share a prefix or contain URL characters', async () => {
  const chat = await aConversation();
  for (const id of ids) chat.drafts.typed(id, `about ${id}`);
  await chat.at.passes(300);
  expect(await kept(chat)).toEqual(Object.fromEntries(ids.map(id => [id, { text: `about ${id}`, unsent: [] }])));
  const reloaded = await aConversation();
  for (const [id, draft] of Object.entries(await kept(chat)))
    await reloaded.at.twins.drafts.keep(reloaded.at.session.dealerKey, `message ${id}`, draft);
  for (const id of ids) await reloaded.drafts.restore(id);
  expect(ids.map(id => reloaded.held(id).text)).toEqual(ids.map(id => `about ${id}`));
  chat.drafts.typed('1' as HashId, '');
  await chat.at.passes(300);
  expect(Object.keys(await kept(chat)).sort()).toEqual(ids.filter(id => id !== '1').sort());
});

it('KeepMessageDrafts keeps an unsent message even without typed text, and no delivered message', async () => {
  const chat = await aConversation();
  const offer = '1' as HashId;
  const held = chat.held(offer);
  held.answered({ id: null, offerHashId: offer, messages: [], unread: 0 });
  held.notSent(held.sent('refused'), { reason: 'refused', status: 422, message: null });
  held.delivered(held.sent('arrived'), { conversationId: 1 as ConversationId, message: null });
  chat.drafts.keep(offer);
  expect(await kept(chat)).toEqual({ 1: { text: '', unsent: [{ body: 'refused', after: 0, isRefused: true }] } });
});

it('KeepMessageDrafts restores the readable part of a broken draft once', async () => {
  const chat = await aConversation();
  const offer = '1' as HashId;
  const unsent = [
    { body: 'whole', after: 3 },
    { body: 'refused', after: 4, isRefused: true },
    { body: 'half' },
    { after: 1 },
    { body: 7, after: 1 },
    { body: 'x', after: '1' },
    null,
    'text',
  ];
  await chat.at.twins.drafts.keep(chat.at.session.dealerKey, `message ${offer}`, { text: 7, unsent });
  await chat.drafts.restore(offer);
  await chat.drafts.restore(offer);
  expect(chat.held(offer).text).toBe('');
  expect(chat.held(offer).outgoing).toMatchObject([
    { body: 'whole', after: 3, delivery: 'unknown' },
    { body: 'refused', after: 4, delivery: 'notSent' },
  ]);
});

it('KeepMessageDrafts shows the text that is typed, sent or emptied in another tab', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  const there = new Conversing({ beside: chat.at });
  for (const tab of [chat, there]) await tab.open.execute(offer!);
  chat.drafts.typed(offer!, 'Is it');
  await chat.at.passes(300);
  expect(there.held(offer!).text).toBe('Is it');
  there.drafts.typed(offer!, 'Is it still there?');
  await chat.at.passes(300);
  expect(chat.held(offer!).text).toBe('Is it still there?');
  await there.send.execute(offer!);
  await chat.at.passes(300);
  expect(chat.held(offer!).text).toBe('');
  expect(chat.served(offer!).filter(body => body === 'Is it still there?')).toHaveLength(1);
});

it('KeepMessageDrafts ignores drafts of another tab about conversations that are not open here', async () => {
  const chat = await aConversation();
  const [offer, other] = chat.talkedAbout();
  const there = new Conversing({ beside: chat.at });
  await chat.open.execute(offer!);
  there.drafts.typed(other!, 'Elsewhere');
  await chat.at.passes(300);
  expect(chat.store.get(other!)).toBeUndefined();
});
