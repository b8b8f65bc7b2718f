import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { aConversation } from '../../support/Conversing';
import { watchActions } from '../../support/watchActions';

watchActions();

const lists = (calls: readonly string[]): string[] => calls.filter(call => call.startsWith('conversations '));

it('the conversation list is stale after 15 minutes and is then refetched from page 1', async () => {
  const chat = await aConversation();
  await chat.list.pages.show();
  expect(chat.list.pages.rows).toEqual(chat.at.dealer.conversations(1).rows);
  await chat.at.passes(15 * 60_000);
  await chat.list.pages.show();
  expect(lists(chat.at.calls)).toEqual(['conversations 1']);
  await chat.at.passes(1_000);
  await chat.list.pages.show();
  expect(lists(chat.at.calls)).toEqual(['conversations 1', 'conversations 1']);
});

it('a failed refresh is reported and keeps the rows', async () => {
  const chat = await aConversation();
  await chat.list.pages.show();
  chat.at.twins.line.failNext({ reason: 'offline' });
  await chat.list.pages.list.refresh();
  expect(chat.list.pages.list.status).toEqual({ step: 'failed', what: 'first', failure: { reason: 'offline' } });
  expect(chat.list.pages.list.ids).toHaveLength(chat.talkedAbout().length);
  await chat.list.pages.show();
  expect(chat.list.pages.list.status).toEqual({ step: 'idle' });
});

it('ConversationListStore loads further pages to the end, each conversation once', async () => {
  const chat = await aConversation({ offers: 60 });
  const offers = chat.at.dealer.list('browse', {
    page: 1,
    filters: noFilters,
    buyNowOnly: false,
  }).offers;
  for (const { hashId } of offers) chat.supportSays(hashId, 'Good morning');
  await chat.list.pages.show();
  expect(chat.list.pages.list.ids).toHaveLength(20);
  chat.supportSays(chat.talkedAbout().at(-1)!, 'Good evening');
  await chat.list.pages.more();
  await chat.list.pages.more();
  const ids = [...chat.list.pages.list.ids];
  expect(new Set(ids).size).toBe(ids.length);
  expect(chat.list.pages.list.hasMore).toBe(false);
});

it('a page that was requested before a push does not undo it', async () => {
  const chat = await aConversation();
  await chat.list.pages.show();
  chat.at.twins.line.latency = 100;
  const refreshing = chat.list.pages.list.refresh();
  const last = chat.talkedAbout().at(-1)!;
  chat.supportSays(last, 'Pushed');
  await chat.frame();
  await chat.at.passes(100);
  await refreshing;
  expect(chat.list.pages.rows[0]).toMatchObject({ offerHashId: last, isSeen: false });
});

it('ConversationListStore fetches the newest page after a reconnection and keeps the rows that were scrolled to', async () => {
  const chat = await aConversation({ offers: 60 });
  const { offers } = chat.at.dealer.list('browse', { page: 1, filters: noFilters, buyNowOnly: false });
  for (const { hashId } of offers) chat.supportSays(hashId, 'Good morning');
  await chat.list.pages.show();
  await chat.list.pages.more();
  const before = [...chat.list.pages.list.ids];
  const [last, seen] = [before.at(-1)!, before[0]!];
  const stop = chat.list.pages.run();
  await chat.at.passes(5_000);
  chat.at.twins.liveFeed.drop();
  chat.supportSays(last, 'Missed');
  chat.at.calls.length = 0;
  chat.at.twins.line.latency = 100;
  await Promise.all([chat.at.twins.liveFeed.reconnect(), chat.at.passes(100)]);
  chat.list.markedSeen(seen);
  chat.at.dealer.markSeen(seen);
  await chat.at.passes(100);
  expect(chat.list.pages.of(seen)).toMatchObject({ isSeen: true });
  await chat.at.passes(100);
  // The reconnection also brings a higher counter, which makes the list stale a second time.
  expect(lists(chat.at.calls)).toEqual(['conversations 1', 'conversations 1']);
  expect([...chat.list.pages.list.ids]).toEqual([last, ...before.slice(0, -1)]);
  expect(chat.list.pages.of(last)).toMatchObject({ isSeen: false });
  expect(chat.list.pages.of(seen)).toMatchObject({ isSeen: true });
  expect(chat.list.pages.list.nextPage).toBe(3);
  await chat.list.pages.show();
  expect(lists(chat.at.calls)).toHaveLength(2);
  stop();
  chat.at.refetchScreen.refetch();
  await chat.at.passes(100);
  expect(lists(chat.at.calls)).toHaveLength(2);
});

it('a push during the request for the newest rows is not undone although a further page is requested next', async () => {
  const chat = await aConversation({ offers: 60 });
  const { offers } = chat.at.dealer.list('browse', { page: 1, filters: noFilters, buyNowOnly: false });
  for (const { hashId } of offers) chat.supportSays(hashId, 'Good morning');
  await chat.list.pages.show();
  const stop = chat.list.pages.run();
  chat.at.twins.line.latency = 100;
  chat.at.refetchScreen.refetch();
  const last = chat.list.pages.list.ids.at(-1)!;
  chat.supportSays(last, 'Pushed');
  await chat.frame();
  const loading = chat.list.pages.more();
  await chat.at.passes(100);
  expect(chat.list.pages.rows[0]).toMatchObject({ offerHashId: last, isSeen: false });
  await chat.at.passes(100);
  await loading;
  stop();
  expect(chat.list.pages.list.ids.length).toBeGreaterThan(20);
});

it('a removed conversation is not brought back by a page that was requested earlier', async () => {
  const chat = await aConversation();
  const [offer, ...others] = chat.talkedAbout();
  await chat.list.pages.show();
  chat.at.twins.line.latency = 100;
  const refreshing = chat.list.pages.list.refresh();
  chat.list.removed(offer!);
  await chat.at.passes(100);
  await refreshing;
  expect([...chat.list.pages.list.ids]).toEqual(others);
});
