import * as fc from 'fast-check';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { aConversation, Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

it('ConversationStore fetches a conversation, then marks it as seen', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  await chat.list.pages.show();
  chat.at.calls.length = 0;
  await chat.store.open(offer!);
  expect(chat.at.calls).toEqual([`conversation ${offer}`, `seen ${offer}`]);
  expect(chat.said(offer!)).toEqual(chat.served(offer!));
  expect(chat.held(offer!).unread).toBe(0);
  expect(chat.list).toMatchObject({ lastOpened: offer });
  expect(chat.list.pages.of(offer!)).toMatchObject({ isSeen: true, unread: 0 });
  expect(chat.at.dealer.counters().messages).toBe(0);
});

it('ConversationStore fetches a conversation whose unread messages are watched once, and leaves it unread', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  await chat.store.watchUnread(offer!);
  await chat.store.watchUnread(offer!);
  expect(chat.at.calls).toEqual([`conversation ${offer}`]);
  expect(chat.held(offer!).unread).toBe(1);
  expect(chat.at.dealer.counters().messages).toBe(1);
});

it('ConversationStore drops a conversation and its request when its unread messages are no longer watched', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  chat.at.twins.line.latency = 100;
  const watching = chat.store.watchUnread(offer!);
  chat.store.unwatchUnread(offer!);
  expect(chat.store.get(offer!)).toBeUndefined();
  await chat.at.passes(200);
  await watching;
  expect(chat.store.get(offer!)).toBeUndefined();
  expect(chat.at.calls).toEqual([]);
});

it('ConversationStore restores the draft when it is watched again before the draft was read', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  const { kept } = chat.at.twins;
  await kept.keep(chat.at.session.dealerKey, 'typedMessages', offer!, 'From before');
  const unsent = { body: 'Unsent', after: 0, isRefused: false };
  await kept.keep(chat.at.session.dealerKey, 'unsentMessages', `${offer!} 5`, unsent);
  const first = chat.store.watchUnread(offer!);
  chat.store.unwatchUnread(offer!);
  const second = chat.store.watchUnread(offer!);
  await Promise.all([first, second]);
  expect(chat.text(offer!)).toBe('From before');
  expect(chat.held(offer!).outgoing).toMatchObject([{ body: 'Unsent', delivery: 'unknown' }]);
});

it('ConversationStore shows what another tab has typed since this page was loaded, and nothing once it was sent there', async () => {
  const chat = await aConversation();
  const [offer, other] = chat.talkedAbout();
  const { book, kept } = chat.at.twins;
  const { dealerKey } = chat.at.session;
  for (const hashId of [offer!, other!]) await kept.keep(dealerKey, 'typedMessages', hashId, 'From before');
  await chat.at.input.restore();
  await kept.keep(dealerKey, 'typedMessages', offer!, 'From before, and more');
  await kept.keep(dealerKey, 'typedMessages', other!, 'From before, and more');
  await book.remove(dealerKey, 'typedMessages', { key: other!, removedAt: chat.at.twins.clock.now() });
  await chat.store.open(offer!);
  await chat.store.open(other!);
  expect([chat.text(offer!), chat.text(other!)]).toEqual(['From before, and more', '']);
});

it('ConversationStore deletes the draft of a message that has arrived', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  const { session, twins } = chat.at;
  const draft = { body: 'Arrived', after: 0, isRefused: false };
  chat.at.dealer.sendMessage(offer!, 'Arrived');
  await twins.kept.keep(session.dealerKey, 'unsentMessages', `${offer} 5`, draft);
  await chat.store.open(offer!);
  await settled();
  expect(chat.held(offer!).outgoing).toEqual([]);
  expect(await twins.kept.readAll(session.dealerKey, 'unsentMessages')).toEqual(new Map());
});

it('ConversationStore holds at most ten closed conversations, and what is typed in the others stays', async () => {
  const visit = fc.record({ place: fc.nat(19), isOpened: fc.boolean(), isTyped: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 5, maxLength: 40, size: 'max' }), async visits => {
      const chat = await aConversation({ offers: 40 });
      const { offers } = chat.at.dealer.list('browse', { page: 1, filters: noFilters, buyNowOnly: false });
      for (const { place, isOpened, isTyped } of visits) {
        const { hashId } = offers[place]!;
        await chat.store.watchUnread(hashId);
        if (isOpened) await chat.store.open(hashId);
        chat.type(hashId, isTyped ? 'Half' : '');
        if (isOpened) chat.store.close(hashId);
        chat.store.unwatchUnread(hashId);
        expect(chat.store.all.length).toBeLessThanOrEqual(10);
      }
      const last = new Map(visits.map(({ place, isTyped }) => [offers[place]!.hashId, isTyped]));
      for (const [hashId, isTyped] of last) expect(chat.text(hashId)).toBe(isTyped ? 'Half' : '');
    }),
    { numRuns: 20 },
  );
});

it('ConversationStore drops the conversation that was closed first after ten others, but not one that is watched', async () => {
  const chat = await aConversation({ offers: 40 });
  const { offers } = chat.at.dealer.list('browse', { page: 1, filters: noFilters, buyNowOnly: false });
  const [watched, first, ...others] = offers.slice(0, 12).map(({ hashId }) => hashId);
  const isHeld = (offer = first) => chat.store.get(offer!) !== undefined;
  await chat.store.watchUnread(watched!);
  for (const offer of [watched!, first!]) {
    await chat.store.open(offer);
    chat.store.close(offer);
  }
  for (const offer of others) {
    expect(isHeld()).toBe(true);
    await chat.store.open(offer);
    chat.store.close(offer);
  }
  expect([isHeld(), isHeld(watched), ...others.map(isHeld)]).toEqual([false, true, ...others.map(() => true)]);
});

it('ConversationStore keeps a closed conversation whose unread messages are no longer watched', async () => {
  const chat = await aConversation();
  const [offer, other] = chat.talkedAbout();
  await chat.store.open(offer!);
  chat.store.close(offer!);
  await chat.store.watchUnread(offer!);
  chat.store.unwatchUnread(offer!);
  expect(chat.store.get(offer!)).toBeDefined();
  chat.store.close(other!);
  chat.store.unwatchUnread(other!);
  expect(chat.store.get(other!)).toBeUndefined();
});

it('ConversationStore watches the unread messages of the next offer when the page of the last one closes', async () => {
  const chat = await aConversation();
  const [last, next] = chat.talkedAbout();
  await chat.store.watchUnread(last!);
  await chat.store.watchUnread(next!);
  chat.store.unwatchUnread(last!);
  chat.at.calls.length = 0;
  chat.store.refetch();
  await settled();
  expect(chat.at.calls).toEqual([`conversation ${next}`]);
});

it('a conversation that cannot be fetched again stays on screen, keeps its typed text and can be fetched again', async () => {
  const chat = await aConversation();
  const [offer] = chat.talkedAbout();
  await chat.store.open(offer!);
  chat.type(offer!, 'Half a sentence');
  chat.at.twins.line.failNext({ reason: 'offline' });
  await chat.store.read(offer!);
  expect(chat.held(offer!).updateFailure).toEqual({ reason: 'offline' });
  expect(chat.said(offer!)).toEqual(chat.served(offer!));
  expect(chat.text(offer!)).toBe('Half a sentence');
  await chat.store.read(offer!);
  expect(chat.held(offer!).updateFailure).toBeNull();
  expect(chat.said(offer!)).toEqual(chat.served(offer!));
});

describe('the conversation of an offer', () => {
  it('leaves the list and keeps its typed text if the server no longer knows the offer', async () => {
    const chat = await aConversation();
    const [offer, ...others] = chat.talkedAbout();
    await chat.list.pages.show();
    await chat.store.open(offer!);
    chat.type(offer!, 'Half a sentence');
    chat.at.twins.line.failNext({ reason: 'notFound' });
    await chat.store.read(offer!);
    expect([...chat.list.pages.list.ids]).toEqual(others);
    expect(chat.list.pages.list.totalCount).toBe(others.length);
    expect(chat.held(offer!).status).toEqual({ step: 'failed', failure: { reason: 'notFound' } });
    expect(chat.text(offer!)).toBe('Half a sentence');
  });

  it.each<Failure>([{ reason: 'offline' }, { reason: 'refused', status: 403, message: null }])(
    'stays in the list if it cannot be fetched for another reason ($reason)',
    async failure => {
      const chat = await aConversation();
      const offers = chat.talkedAbout();
      await chat.list.pages.show();
      chat.at.twins.line.failNext(failure);
      await chat.store.open(offers[0]!);
      expect([...chat.list.pages.list.ids]).toEqual(offers);
    },
  );

  it('returns to the top of the list once somebody writes in it', async () => {
    const chat = await aConversation();
    const [, offer] = chat.talkedAbout();
    await chat.list.pages.show();
    chat.at.twins.line.failNext({ reason: 'notFound' });
    await chat.store.open(offer!);
    chat.supportSays(offer!, 'Here again');
    await chat.frame();
    expect(chat.list.pages.list.ids[0]).toBe(offer);
    expect(chat.list.pages.list.totalCount).toBe(chat.talkedAbout().length);
  });
});

describe('a message of the support side', () => {
  it('counts as unread while the conversation is not on screen', async () => {
    const chat = await aConversation();
    const [, offer] = chat.talkedAbout();
    await chat.store.watchUnread(offer!);
    chat.supportSays(offer!, 'One');
    chat.supportSays(offer!, 'Two');
    await chat.frame();
    expect(chat.held(offer!).unread).toBe(2);
    expect(chat.said(offer!)).toEqual(chat.served(offer!));
  });

  it('is marked as seen at once while the conversation is on screen', async () => {
    const chat = await aConversation();
    const [, offer] = chat.talkedAbout();
    await chat.store.open(offer!);
    chat.supportSays(offer!, 'One');
    await chat.frame();
    expect(chat.held(offer!).unread).toBe(0);
    expect(chat.at.dealer.conversation(offer!)).toMatchObject({ value: { unread: 0 } });
    chat.store.close(offer!);
    chat.supportSays(offer!, 'Two');
    await chat.frame();
    expect(chat.held(offer!).unread).toBe(1);
  });

  it('stays unread if it arrives while earlier messages are being marked', async () => {
    const chat = await aConversation();
    const [, offer] = chat.talkedAbout();
    await chat.list.pages.show();
    await chat.store.open(offer!);
    chat.at.twins.line.latency = 100;
    const marking = chat.store.markSeen(offer!);
    chat.store.close(offer!);
    chat.supportSays(offer!, 'Since then');
    await chat.frame();
    await chat.at.passes(100);
    await marking;
    expect(chat.held(offer!).unread).toBe(1);
    expect(chat.list.pages.of(offer!)).toMatchObject({ isSeen: false, unread: 1 });
  });

  it('is not lost if it arrives during the first fetch of the conversation', async () => {
    const chat = await aConversation();
    const [, offer] = chat.talkedAbout();
    chat.at.twins.line.latency = 100;
    const reading = chat.store.open(offer!);
    await settled();
    chat.supportSays(offer!, 'Meanwhile');
    await chat.frame();
    await chat.at.passes(200);
    await chat.at.passes(200);
    await reading;
    expect(chat.said(offer!)).toEqual(chat.served(offer!));
  });

  it('moves its conversation to the top of the list', async () => {
    const chat = await aConversation();
    await chat.list.pages.show();
    const offers = chat.talkedAbout();
    const last = offers.at(-1)!;
    chat.supportSays(last, 'Still here');
    await chat.frame();
    expect([...chat.list.pages.list.ids]).toEqual([last, ...offers.slice(0, -1)]);
    expect(chat.list.pages.list.totalCount).toBe(offers.length);
    expect(chat.list.pages.of(last)).toMatchObject({ isSeen: false, unread: 1 });
  });
});

describe('the typing of the support side', () => {
  it('is shown only in its conversation and ends when it stops', async () => {
    const chat = await aConversation();
    const [offer, other] = chat.talkedAbout();
    await chat.store.watchUnread(offer!);
    await chat.store.read(other!);
    chat.supportTypes(offer!, true);
    await chat.frame();
    expect([chat.held(offer!).isSupportTyping, chat.held(other!).isSupportTyping]).toEqual([true, false]);
    chat.supportTypes(offer!, false);
    await chat.frame();
    expect(chat.held(offer!).isSupportTyping).toBe(false);
  });

  it('ends 30 seconds after its last event', async () => {
    const chat = await aConversation();
    const [offer] = chat.talkedAbout();
    await chat.store.watchUnread(offer!);
    chat.supportTypes(offer!, true);
    await chat.at.passes(20_000);
    chat.supportTypes(offer!, true);
    await chat.at.passes(29_000);
    expect(chat.held(offer!).isSupportTyping).toBe(true);
    await chat.at.passes(2_000);
    expect(chat.held(offer!).isSupportTyping).toBe(false);
  });
});

it('a reconnection fetches each conversation on screen or glanced at once, and no other', async () => {
  const chat = await aConversation();
  const [open, counted, other] = chat.talkedAbout();
  await chat.store.read(other!);
  await chat.store.open(open!);
  await chat.store.watchUnread(counted!);
  chat.at.twins.liveFeed.drop();
  chat.supportSays(open!, 'Missed');
  chat.supportSays(counted!, 'Missed too');
  chat.at.calls.length = 0;
  await chat.at.twins.liveFeed.reconnect();
  await chat.at.passes(5_000);
  expect(chat.at.calls.filter(call => call.startsWith('conversation '))).toEqual(
    expect.arrayContaining([`conversation ${open}`, `conversation ${counted}`]),
  );
  expect(chat.at.calls.filter(call => call.startsWith('conversation '))).toHaveLength(2);
  expect(chat.said(open!)).toEqual(chat.served(open!));
  expect(chat.held(counted!).unread).toBe(1);
});

describe('the conversation on the page of an offer', () => {
  it('should open until it is open', async () => {
    const { conversations } = new Workplace();
    const wanted = [conversations.wanted];
    await conversations.ask('MB-1' as HashId, '');
    wanted.push(conversations.wanted);
    conversations.wantedShown();
    wanted.push(conversations.wanted);
    expect(wanted).toEqual([null, 'MB-1', null]);
  });

  it('should open on the next page only if that of the offer before is open on its page', () => {
    const [first, second] = ['MB-1' as HashId, 'MB-2' as HashId] as const;
    const { conversations } = new Workplace();
    conversations.stepped(first, second);
    const wanted = [conversations.wanted];
    const leaveFirst = conversations.onPage(first);
    conversations.stepped(first, second);
    wanted.push(conversations.wanted);
    conversations.wantedShown();
    const leaveSecond = conversations.onPage(second);
    leaveFirst();
    wanted.push(conversations.openOnPage);
    leaveSecond();
    expect([...wanted, conversations.openOnPage]).toEqual([null, 'MB-2', 'MB-2', null]);
  });
});

describe('a question that the app proposes', () => {
  const asked = 'MB-7F3K2' as HashId;

  it('is put into the empty field, opens the conversation and is not sent', async () => {
    const conversing = new Conversing();
    await conversing.store.ask(asked, 'How many owners?');
    expect(conversing.text(asked)).toBe('How many owners?');
    expect(conversing.store.wanted).toBe(asked);
    expect(conversing.at.calls).toEqual([]);
  });

  it('never replaces text that the dealer has typed, in this page or before a reload', async () => {
    const conversing = new Conversing();
    conversing.type(asked, 'My own words');
    await conversing.store.ask(asked, 'How many owners?');
    expect(conversing.text(asked)).toBe('My own words');

    await conversing.at.input.keep('typedMessages', asked, 'My own words');
    const later = new Conversing({ beside: conversing.at });
    await later.store.ask(asked, 'How many owners?');
    expect(later.text(asked)).toBe('My own words');
    expect(later.store.wanted).toBe(asked);
  });
});
