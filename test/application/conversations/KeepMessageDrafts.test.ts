import type { ConversationId } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversation, Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';

watchActions();

const ids = ['1', '12', '1/2', '%31', '1?', 'message 1', ''].map(id => id as HashId);

const kept = async (chat: Conversing) =>
  Object.fromEntries(await chat.at.twins.kept.readAll(chat.at.session.dealerKey, 'typedMessages'));

const keptUnsent = async (chat: Conversing) =>
  Object.fromEntries(await chat.at.twins.kept.readAll(chat.at.session.dealerKey, 'unsentMessages'));

it('KeepMessageDrafts keeps drafts apart whose offer ids share a prefix or contain URL characters', async () => {
  const chat = await aConversation();
  for (const id of ids) chat.drafts.typed(id, `about ${id}`);
  await chat.at.passes(300);
  expect(await kept(chat)).toEqual(Object.fromEntries(ids.map(id => [id, `about ${id}`])));
  const reloaded = await aConversation();
  for (const [id, draft] of Object.entries(await kept(chat)))
    await reloaded.at.twins.kept.keep(reloaded.at.session.dealerKey, 'typedMessages', id, draft);
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
  held.notSent(held.sent('refused', 5), { reason: 'refused', status: 422, message: null });
  held.delivered(held.sent('arrived', 6), { conversationId: 1 as ConversationId, message: null }, 6);
  chat.drafts.keepUnsent(offer);
  chat.drafts.keepText(offer);
  expect(await kept(chat)).toEqual({});
  expect(await keptUnsent(chat)).toEqual({ '1 5': { body: 'refused', after: 0, isRefused: true } });
});

it('KeepMessageDrafts keeps the unsent message of another tab', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  const there = new Conversing({ beside: chat.at });
  for (const tab of [chat, there]) await tab.open.execute(offer!);
  await chat.frame();
  chat.at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
  await chat.write(offer!, 'Refused');
  await chat.frame();
  await there.write(offer!, 'Sent from there');
  there.drafts.typed(offer!, 'Typed there');
  await chat.at.passes(300);
  const reloaded = new Conversing({ beside: chat.at });
  await reloaded.open.execute(offer!);
  expect(reloaded.said(offer!).at(-1)).toBe('Refused (notSent)');
  expect(reloaded.held(offer!).text).toBe('Typed there');
});

it('KeepMessageDrafts deletes a restored message that has arrived', async () => {
  const chat = await aConversation();
  const offer = '1' as HashId;
  const unsent = { body: 'Arrived', after: 0, isRefused: false };
  await chat.at.twins.kept.keep(chat.at.session.dealerKey, 'unsentMessages', `${offer} 5`, unsent);
  await chat.drafts.restore(offer);
  chat.held(offer).delivered(5, { conversationId: 1 as ConversationId, message: null }, 6);
  chat.drafts.keepUnsent(offer);
  await settled();
  expect(await keptUnsent(chat)).toEqual({});
});

it('KeepMessageDrafts ignores an unsent message without a number', async () => {
  const chat = await aConversation();
  const unsent = { body: 'Another offer', after: 0, isRefused: false };
  await chat.at.twins.kept.keep(chat.at.session.dealerKey, 'unsentMessages', '1 x 5', unsent);
  await chat.drafts.restore('1' as HashId);
  expect(chat.held('1' as HashId).outgoing).toEqual([]);
});

it('KeepMessageDrafts keeps the text that a reload restored in this tab, whatever another tab stores later', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  await chat.at.twins.kept.keep('11', 'typedMessages', offer!, 'Is it still there?');
  const there = new Conversing({ beside: chat.at });
  await chat.open.execute(offer!);
  there.drafts.typed(offer!, 'Is it new?');
  await chat.at.passes(300);
  expect(chat.held(offer!).text).toBe('Is it still there?');
});

it('KeepMessageDrafts empties a text that a reload restored in this tab when another tab has sent it', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  await chat.at.twins.kept.keep('11', 'typedMessages', offer!, 'Is it still there?');
  const there = new Conversing({ beside: chat.at });
  for (const tab of [chat, there]) await tab.open.execute(offer!);
  expect(chat.held(offer!).text).toBe('Is it still there?');
  await there.send.execute(offer!);
  await chat.at.passes(300);
  expect([chat.held(offer!).text, there.held(offer!).text]).toEqual(['', '']);
});

it('KeepMessageDrafts shows the text that is typed or sent in another tab, but not over its own', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  const there = new Conversing({ beside: chat.at });
  for (const tab of [chat, there]) await tab.open.execute(offer!);
  chat.drafts.typed(offer!, 'Is it');
  await chat.at.passes(300);
  expect(there.held(offer!).text).toBe('Is it');
  there.drafts.typed(offer!, 'Is it still there?');
  await chat.at.passes(300);
  expect([chat.held(offer!).text, there.held(offer!).text]).toEqual(['Is it', 'Is it still there?']);
  await chat.send.execute(offer!);
  await chat.at.passes(300);
  expect([chat.held(offer!).text, there.held(offer!).text]).toEqual(['', 'Is it still there?']);
  there.drafts.typed(offer!, 'Is it new?');
  await chat.at.passes(300);
  expect(chat.held(offer!).text).toBe('Is it new?');
  await there.send.execute(offer!);
  await chat.at.passes(300);
  expect(chat.held(offer!).text).toBe('');
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
