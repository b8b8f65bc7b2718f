import * as fc from 'fast-check';
import type { ChatEvent } from '../../../src/application/ports/LiveFeed';
import type { Author, ConversationId } from '../../../src/domain/conversations/Message';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { aConversation, Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

describe('ConversationStore', () => {
  it('fetches a conversation, then marks it as seen', async () => {
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

  it('fetches a conversation whose unread messages are watched once, and leaves it unread', async () => {
    const chat = await aConversation();
    const [offer] = chat.talkedAbout();
    await chat.store.watchUnread(offer!);
    await chat.store.watchUnread(offer!);
    expect(chat.at.calls).toEqual([`conversation ${offer}`]);
    expect(chat.held(offer!).unread).toBe(1);
    expect(chat.at.dealer.counters().messages).toBe(1);
  });

  it('drops a conversation and its request when its unread messages are no longer watched', async () => {
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

  it('restores the draft when it is watched again before the draft was read', async () => {
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

  it('shows what another tab has typed since this page was loaded, and nothing once it was sent there', async () => {
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

  it('deletes the draft of a message that has arrived', async () => {
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

  it('holds at most ten closed conversations, and what is typed in the others stays', async () => {
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

  it('drops the conversation that was closed first after ten others, but not one that is watched', async () => {
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

  it('keeps a closed conversation whose unread messages are no longer watched', async () => {
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

  it('watches the unread messages of the next offer when the page of the last one closes', async () => {
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
});

describe('ConversationStore, with pushes', () => {
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

  it('shows the typing of the support side, but not of the dealer on another device', async () => {
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

  it('times the typing of each conversation separately', async () => {
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
});

describe('a conversation on screen that cannot be marked as seen', () => {
  /** The dealer reads a conversation and the list beside it. */
  async function aReader(): Promise<{ chat: Conversing; offer: HashId }> {
    const chat = await aConversation();
    const [, offer] = chat.talkedAbout();
    await chat.list.pages.show();
    await chat.store.open(offer!);
    chat.at.calls.length = 0;
    return { chat, offer: offer! };
  }

  /** A message that arrives on screen and cannot be marked as seen. */
  async function notMarked({ chat, offer }: { chat: Conversing; offer: HashId }): Promise<void> {
    chat.at.twins.line.failNext({ reason: 'timedOut' });
    chat.supportSays(offer, 'One');
    await chat.frame();
    await settled();
  }

  const unread = (chat: Conversing, offer: HashId) => {
    const served = chat.at.dealer.conversation(offer);
    return {
      held: chat.held(offer).unread,
      listed: chat.list.pages.of(offer)!.unread,
      served: served.ok && served.value.unread,
    };
  };

  it('is unread as on the server, and the failure is reported', async () => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    expect(unread(chat, offer)).toEqual({ held: 1, listed: 1, served: 1 });
    expect(chat.list.pages.of(offer)!.isSeen).toBe(false);
    expect(chat.at.twins.diagnostics.problems).toEqual([
      { kind: 'unexpected', where: 'conversation: seen', what: 'timedOut' },
    ]);
  });

  it('keeps its unread messages if it was fetched with them', async () => {
    const chat = await aConversation();
    const [offer] = chat.talkedAbout();
    await chat.list.pages.show();
    await chat.store.watchUnread(offer!);
    chat.held(offer!).shown();
    chat.at.twins.line.failNext({ reason: 'offline' });
    await chat.store.markSeen(offer!);
    expect(unread(chat, offer!)).toEqual({ held: 1, listed: 1, served: 1 });
  });

  it.each<[string, (at: Conversing) => unknown]>([
    ['the dealer returns to the page', ({ at }) => at.twins.browserWindow.show()],
    [
      'the connection returns',
      async ({ at }) => {
        at.twins.liveFeed.drop();
        await at.twins.liveFeed.reconnect();
        await at.passes(5_000);
      },
    ],
    ['the next message arrives', chat => chat.supportSays(chat.talkedAbout()[0]!, 'Two')],
  ])('is marked when %s', async (_, happens) => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    await happens(chat);
    await chat.frame();
    await settled();
    expect(unread(chat, offer)).toEqual({ held: 0, listed: 0, served: 0 });
  });

  it('is marked when it is opened again', async () => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    chat.store.close(offer);
    await chat.store.open(offer);
    expect(unread(chat, offer)).toEqual({ held: 0, listed: 0, served: 0 });
  });

  it('is not marked after the dealer has left it', async () => {
    const reader = await aReader();
    const { chat, offer } = reader;
    await notMarked(reader);
    chat.store.close(offer);
    chat.at.calls.length = 0;
    chat.at.twins.browserWindow.show();
    await settled();
    expect(chat.at.calls).toEqual([]);
    expect(unread(chat, offer)).toEqual({ held: 1, listed: 1, served: 1 });
  });

  it('stays read if no message is unread', async () => {
    const { chat, offer } = await aReader();
    chat.at.twins.line.failNext({ reason: 'timedOut' });
    await chat.store.markSeen(offer);
    expect(chat.list.pages.of(offer)).toMatchObject({ isSeen: true, unread: 0 });
  });

  it('is not marked if it is no longer held when the page is visible again', async () => {
    const chat = await aConversation();
    const [offer] = chat.talkedAbout();
    await chat.store.watchUnread(offer!);
    chat.at.twins.browserWindow.hide();
    await chat.store.markSeen(offer!);
    chat.store.unwatchUnread(offer!);
    expect(chat.store.get(offer!)).toBeUndefined();
    chat.at.calls.length = 0;
    chat.at.twins.browserWindow.show();
    await settled();
    expect(chat.at.calls).toEqual([]);
  });

  it('is not reported if the session has ended', async () => {
    const { chat, offer } = await aReader();
    chat.at.twins.line.failNext({ reason: 'unauthorized' });
    await chat.store.markSeen(offer);
    expect(chat.at.twins.diagnostics.problems).toEqual([]);
  });
});

describe('ConversationStore, with unsent text', () => {
  const keptUnsent = async (chat: Conversing) =>
    Object.fromEntries(await chat.at.twins.kept.readAll(chat.at.session.dealerKey, 'unsentMessages'));

  it('keeps an unsent message, and no delivered one', async () => {
    const chat = await aConversation();
    const offer = '1' as HashId;
    const held = chat.held(offer);
    held.answered({ id: null, offerHashId: offer, messages: [], unread: 0 });
    held.notSent(held.sent('refused', 5), { reason: 'refused', status: 422, message: null });
    held.delivered(held.sent('arrived', 6), { conversationId: 1 as ConversationId, message: null }, 6);
    chat.store.keepUnsent(held);
    expect(await keptUnsent(chat)).toEqual({ '1 5': { body: 'refused', after: 0, isRefused: true } });
  });

  it('keeps the unsent message of another tab', async () => {
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

  it('deletes a restored message that has arrived', async () => {
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

  it('ignores an unsent message without a number', async () => {
    const chat = await aConversation();
    const unsent = { body: 'Another offer', after: 0, isRefused: false };
    await chat.at.twins.kept.keep(chat.at.session.dealerKey, 'unsentMessages', '1 x 5', unsent);
    await chat.store.restoreUnsent(chat.held('1' as HashId));
    expect(chat.held('1' as HashId).outgoing).toEqual([]);
  });
});
