import type { ChatEvent } from '../../../src/application/ports/LiveFeed';
import type { Author, ConversationId } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversation, type Conversing } from '../../support/Conversing';
import { watchActions } from '../../support/watchActions';

watchActions();

const typing = (chat: Conversing, offer: HashId, author: Author, isTyping = true): ChatEvent => ({
  kind: 'typing',
  author,
  conversationId: chat.held(offer).id!,
  isTyping,
});

function message(chat: Conversing, offer: HashId, author: Author): ChatEvent {
  const { id, newest } = chat.held(offer);
  const written = { id: newest + 1, conversationId: id!, author, body: 'ok', avatar: null, createdAt: null };
  return {
    kind: 'messaged',
    message: written,
    conversation: { ...chat.list.pages.of(offer)!, isSeen: false, unread: 1 },
  };
}

async function onScreen(): Promise<{ chat: Conversing; offer: HashId }> {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  await chat.list.pages.show();
  await chat.store.open(offer!);
  chat.at.calls.length = 0;
  return { chat, offer: offer! };
}

it('ConversationStore shows the typing of the support side, but not of the dealer on another device', async () => {
  const { chat, offer } = await onScreen();
  chat.store.arrived(typing(chat, offer, 'dealer'));
  expect(chat.held(offer).isSupportTyping).toBe(false);
  chat.store.arrived(typing(chat, offer, 'support'));
  chat.store.arrived(typing(chat, offer, 'dealer', false));
  expect(chat.held(offer).isSupportTyping).toBe(true);
});

it('a message of the support side marks the conversation on screen as seen, and one of the dealer does not', async () => {
  const { chat, offer } = await onScreen();
  chat.store.arrived(message(chat, offer, 'dealer'));
  await chat.frame();
  expect(chat.at.calls).toEqual([]);
  chat.store.arrived(message(chat, offer, 'support'));
  expect(chat.list.pages.of(offer)).toMatchObject({ isSeen: true, unread: 0 });
  await chat.frame();
  expect(chat.at.calls).toEqual([`seen ${offer}`]);
});

it('a message that arrives in a hidden tab stays unread until the dealer sees the tab', async () => {
  const { chat, offer } = await onScreen();
  chat.at.twins.browserWindow.hide();
  chat.store.arrived(message(chat, offer, 'support'));
  chat.store.arrived(message(chat, offer, 'support'));
  chat.store.refetch();
  await chat.frame();
  expect(chat.at.calls).toEqual([`conversation ${offer}`]);
  expect(chat.list.pages.of(offer)).toMatchObject({ isSeen: false, unread: 1 });
  chat.at.twins.browserWindow.show();
  await chat.frame();
  expect(chat.at.calls).toEqual([`conversation ${offer}`, `seen ${offer}`]);
  expect(chat.list.pages.of(offer)).toMatchObject({ isSeen: true, unread: 0 });
});

it('a message that arrives in a hidden tab stays unread if the conversation is left before the tab is seen', async () => {
  const { chat, offer } = await onScreen();
  chat.at.twins.browserWindow.hide();
  chat.store.arrived(message(chat, offer, 'support'));
  chat.store.close(offer);
  chat.at.twins.browserWindow.show();
  await chat.frame();
  expect(chat.at.calls).toEqual([]);
  expect(chat.list.pages.of(offer)).toMatchObject({ isSeen: false });
});

it('a pushed message leaves a conversation off screen unread in the list', async () => {
  const { chat, offer } = await onScreen();
  chat.store.close(offer);
  chat.store.arrived(message(chat, offer, 'support'));
  expect(chat.list.pages.of(offer)).toMatchObject({ isSeen: false, unread: 1 });
  expect(chat.held(offer).unread).toBe(1);
});

it('ConversationStore times the typing of each conversation separately', async () => {
  const { chat, offer } = await onScreen();
  chat.store.arrived(typing(chat, offer, 'support'));
  await chat.at.passes(20_000);
  chat.store.arrived(message(chat, offer, 'support'));
  chat.store.arrived(typing(chat, offer, 'support'));
  await chat.at.passes(20_000);
  expect(chat.held(offer).isSupportTyping).toBe(true);
  await chat.at.passes(10_000);
  expect(chat.held(offer).isSupportTyping).toBe(false);
});

it('a reconnection marks the list as stale', async () => {
  const { chat } = await onScreen();
  expect(chat.list.pages.list.lastFetchedAt).toBeGreaterThan(0);
  chat.store.reconnected();
  expect(chat.list.pages.list.lastFetchedAt).toBe(0);
});

it('a reconnection leaves a list alone that was not or could not be loaded', async () => {
  const chat = await aConversation();
  chat.store.reconnected();
  expect(chat.list.pages.list.needsRequest).toBe(false);
  chat.at.twins.line.failNext({ reason: 'timedOut' });
  await chat.list.pages.show();
  chat.store.reconnected();
  expect(chat.list.pages.list.needsRequest).toBe(false);
});

it('a pushed message is shown even if the push contains no row for the list', async () => {
  const { chat, offer } = await onScreen();
  const rows = [...chat.list.pages.rows];
  const event = { ...message(chat, offer, 'support'), conversation: null } as ChatEvent & { kind: 'messaged' };
  chat.store.arrived(event);
  expect(chat.said(offer).at(-1)).toBe('ok');
  chat.store.arrived({ ...event, message: { ...event.message, conversationId: 999 as ConversationId } });
  expect(chat.list.pages.rows).toEqual(rows);
});

it('a pushed message of another conversation about the offer is not shown', async () => {
  const { chat, offer } = await onScreen();
  const said = chat.said(offer);
  const event = message(chat, offer, 'support');
  if (event.kind !== 'messaged') throw new Error('Not a message');
  const elsewhere = { ...event.message, conversationId: 999 as ConversationId };
  chat.store.arrived({ ...event, message: elsewhere });
  expect(chat.said(offer)).toEqual(said);
  await chat.frame();
  expect(chat.at.calls).toEqual([]);
});
