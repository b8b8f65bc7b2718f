import * as fc from 'fast-check';
import { AskedQuestions } from '../../../src/application/conversations/AskedQuestions';
import { HeldConversation } from '../../../src/application/conversations/HeldConversation';
import { type ConversationSummary, seenConversation } from '../../../src/domain/conversations/ConversationSummary';
import type { Author, ConversationId, Message } from '../../../src/domain/conversations/Message';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversationList, arrives } from '../../support/aList';
import { aConversation } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

describe('ConversationListStore', () => {
  const aRow = (place: number, updatedAt: string): ConversationSummary => ({
    id: place as ConversationId,
    offerHashId: `MB-${place}` as HashId,
    label1: '',
    label2: '',
    photo: null,
    isSeen: false,
    unread: 1,
    updatedAt,
  });

  const pageOf = (rows: readonly ConversationSummary[]) => ({ rows, totalPages: 9, totalCount: 90 });

  /** Each conversation once, at its first position: the slow and simple version of the list. */
  const onTop = (...rows: readonly ConversationSummary[]): ConversationSummary[] =>
    rows.filter((row, index) => rows.findIndex(other => other.offerHashId === row.offerHashId) === index);

  const [first, second, third, fourth] = [aRow(1, ''), aRow(2, ''), aRow(3, ''), aRow(4, '')] as const;

  describe('a removed conversation', () => {
    it('disappears from the list when the list is fetched again', () => {
      const list = aConversationList();
      arrives(list.pages.list, 'first', list.pages.listed(pageOf([first, second, third])), 1);
      list.pages.list.requested('first');
      arrives(list.pages.list, 'first', list.pages.listed(pageOf([second, third])), 2);
      expect(list.pages.rows).toEqual([second, third]);
      expect(list.pages.of(first.offerHashId)).toBeUndefined();
    });

    it('hides none of the later rows that moved up to pages already read', () => {
      const list = aConversationList();
      arrives(list.pages.list, 'first', list.pages.listed(pageOf([first, second])), 1);
      list.removed(first.offerHashId);
      expect(list.pages.list.nextPage).toBe(1);
      arrives(list.pages.list, 'more', list.pages.listed(pageOf([second, third])), 2);
      arrives(list.pages.list, 'more', list.pages.listed(pageOf([fourth])), 3);
      expect(list.pages.rows).toEqual([second, third, fourth]);
    });
  });

  it('a removed conversation makes no page reload in a list that is loaded to its end', () => {
    const list = aConversationList();
    arrives(
      list.pages.list,
      'first',
      list.pages.listed({ rows: [first, second], totalPages: 1, totalCount: 2, limit: 2 }),
      1,
    );
    list.removed(second.offerHashId);
    expect([list.pages.list.hasMore, list.pages.list.totalCount]).toEqual([false, 1]);
  });

  it('rereads no page before the removed row if the server sends the page length', () => {
    const list = aConversationList();
    arrives(list.pages.list, 'first', list.pages.listed({ ...pageOf([first, second]), limit: 2 }), 1);
    arrives(list.pages.list, 'more', list.pages.listed({ ...pageOf([third, fourth]), limit: 2 }), 2);
    list.removed(fourth.offerHashId);
    expect(list.pages.list.nextPage).toBe(2);
  });

  it('pages of conversations that were pushed before are no end of the list', () => {
    const list = aConversationList();
    arrives(list.pages.list, 'first', list.pages.listed(pageOf([first])), 1);
    const pushed = [11, 12, 13, 14].map(place => aRow(place, 'pushed'));
    pushed.forEach(row => list.updated(row));
    pushed.forEach(row => arrives(list.pages.list, 'more', list.pages.listed(pageOf([row])), 2));
    expect(list.pages.list.hasMore).toBe(true);
    pushed.forEach(row => arrives(list.pages.list, 'more', list.pages.listed(pageOf([row])), 3));
    expect(list.pages.list.hasMore).toBe(false);
  });

  it('adds no pushed conversation to a list that was never fetched', () => {
    const pushed = aRow(1, 'pushed');
    const list = aConversationList();
    list.updated(pushed);
    expect(list.pages.list.ids).toHaveLength(0);
    arrives(list.pages.list, 'first', list.pages.listed(pageOf([])), 1);
    expect(list.pages.rows).toEqual([pushed]);
  });

  const place = fc.nat(12);
  const page = fc.uniqueArray(place, { maxLength: 5 });
  const happening = fc.oneof(
    fc.record({ kind: fc.constant('first' as const), page }),
    fc.record({ kind: fc.constant('more' as const), page }),
    fc.record({ kind: fc.constant('newest' as const), page }),
    fc.record({ kind: fc.constant('written' as const), place }),
    fc.record({ kind: fc.constant('seen' as const), place }),
    fc.record({ kind: fc.constant('removed' as const), place }),
  );

  it('always equals a list that is rebuilt after each event', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), happenings => {
        const list = aConversationList();
        let rows: ConversationSummary[] = [];
        list.pages.list.requested('first');
        arrives(list.pages.list, 'first', list.pages.listed(pageOf([])), 1);
        happenings.forEach((one, index) => {
          const fresh = (places: readonly number[]) => places.map(at => aRow(at, String(index)));
          if (one.kind === 'first') {
            list.pages.list.requested('first');
            arrives(list.pages.list, 'first', list.pages.listed(pageOf(fresh(one.page))), 1);
            rows = fresh(one.page);
          } else if (one.kind === 'more') {
            list.pages.list.requested('more');
            arrives(list.pages.list, 'more', list.pages.listed(pageOf(fresh(one.page))), 1);
            rows = onTop(...rows, ...fresh(one.page));
          } else if (one.kind === 'newest') {
            list.pages.list.requested('newest');
            arrives(list.pages.list, 'newest', list.pages.listed(pageOf(fresh(one.page))), 1);
            rows = onTop(...fresh(one.page), ...rows);
          } else if (one.kind === 'written') {
            const [written] = fresh([one.place]);
            list.updated(written!);
            rows = onTop(written!, ...rows);
          } else if (one.kind === 'removed') {
            list.removed(`MB-${one.place}` as HashId);
            rows = rows.filter(row => row.id !== (one.place as ConversationId));
          } else {
            list.markedSeen(`MB-${one.place}` as HashId);
            rows = rows.map(row => (row.id === (one.place as ConversationId) ? seenConversation(row) : row));
          }
          expect(list.pages.rows).toEqual(rows);
        });
      }),
    );
  });

  it('an answer does not undo what was written or seen since it was requested', () => {
    const written = fc.uniqueArray(place, { maxLength: 4 });
    const arrivals = fc.constantFrom('first' as const, 'newest' as const);
    fc.assert(
      fc.property(page, written, page, arrivals, (answered, pushed, looked, arrival) => {
        const list = aConversationList();
        arrives(list.pages.list, 'first', list.pages.listed(pageOf(answered.map(at => aRow(at, 'before')))), 1);
        list.pages.list.requested('first');
        for (const at of pushed) list.updated(aRow(at, 'pushed'));
        for (const at of looked) list.markedSeen(`MB-${at}` as HashId);
        const answer = pageOf(answered.map(at => aRow(at, 'answered')));
        if (arrival === 'first') arrives(list.pages.list, 'first', list.pages.listed(answer), 2);
        else arrives(list.pages.list, 'newest', list.pages.listed(answer), 2);
        const expected = onTop(
          ...pushed.toReversed().map(at => aRow(at, 'pushed')),
          ...answered.map(at => aRow(at, 'answered')),
        ).map(row => (looked.includes(row.id) ? seenConversation(row) : row));
        expect(list.pages.rows).toEqual(expected);
      }),
    );
  });

  it('holds a conversation once, even if a page contains it twice', () => {
    const doubling = fc.array(fc.nat(4), { maxLength: 6 });
    fc.assert(
      fc.property(doubling, doubling, doubling, (first, more, newest) => {
        const list = aConversationList();
        const rowsAt = (places: readonly number[]) => places.map(each => aRow(each, ''));
        arrives(list.pages.list, 'first', list.pages.listed(pageOf(rowsAt(first))), 1);
        expect(list.pages.rows).toEqual(onTop(...rowsAt(first)));
        arrives(list.pages.list, 'more', list.pages.listed(pageOf(rowsAt(more))), 2);
        expect(list.pages.rows).toEqual(onTop(...rowsAt(first), ...rowsAt(more)));
        arrives(list.pages.list, 'newest', list.pages.listed(pageOf(rowsAt(newest))), 3);
        expect(list.pages.rows).toEqual(onTop(...rowsAt(newest), ...rowsAt(first), ...rowsAt(more)));
      }),
    );
  });
});

describe('ConversationListStore, while it loads', () => {
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

  it('loads further pages to the end, each conversation once', async () => {
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

  it('fetches the newest page after a reconnection and keeps the rows that were scrolled to', async () => {
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
});

describe('AskedQuestions', () => {
  async function threeQuestions() {
    const chat = await aConversation();
    const offers = chat.at.dealer
      .list('browse', defaultQuestion)
      .offers.slice(0, 3)
      .map(({ hashId }) => hashId);
    const ask = chat.at.container.get(AskedQuestions);
    const stop = ask.run();
    ask.open(offers);
    ask.type('How many keys?');
    return { chat, offers, ask, stop, states: () => ask.questions.map(({ state }) => state.kind) };
  }

  it('sends one text in the conversation of each vehicle, one after the other', async () => {
    const { chat, offers, ask, stop, states } = await threeQuestions();
    chat.type(offers[0]!, 'Not finished');
    chat.at.twins.line.latency = 100;
    ask.send();
    await chat.at.passes(100);
    await settled();
    expect(states()).toEqual(['inFlight', 'toSend', 'toSend']);
    for (let turn = 0; turn < 8; turn += 1) await chat.at.passes(100);
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(offers.map(offer => chat.served(offer).at(-1))).toEqual(offers.map(() => 'How many keys?'));
    expect(chat.text(offers[0]!)).toBe('Not finished');
    ask.close();
    expect(ask).toMatchObject({ text: '', isOpen: false });
    stop();
  });

  it('holds the rest back after a lost answer until it is known whether the message arrived', async () => {
    const { chat, offers, ask, stop, states } = await threeQuestions();
    for (const offer of offers) await chat.store.read(offer);
    chat.at.twins.liveFeed.drop();
    chat.at.twins.line.failNext({ reason: 'timedOut' });
    ask.send();
    await settled();
    expect(states()).toEqual(['outcomeOpen', 'toSend', 'toSend']);
    expect(chat.served(offers[1]!)).not.toContain('How many keys?');
    await chat.at.passes(140_000);
    expect(states()).toEqual(['outcomeOpen', 'toSend', 'toSend']);
    await chat.send.again(offers[0]!, chat.held(offers[0]!).outgoing[0]!.key);
    for (let turn = 0; turn < 6; turn += 1) await settled();
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    stop();
  });

  it('sends nothing after it is closed, and keeps a text that was not sent', async () => {
    const { chat, offers, ask, stop, states } = await threeQuestions();
    ask.close();
    ask.send();
    await settled();
    expect(chat.at.calls.filter(call => call.startsWith('send '))).toEqual([]);
    ask.open(offers);
    expect(ask.text).toBe('How many keys?');
    chat.at.twins.line.latency = 100;
    ask.send();
    ask.close();
    await chat.at.passes(1000);
    expect([states(), chat.served(offers[1]!).includes('How many keys?')]).toEqual([[], false]);
    stop();
  });

  it('says why a message was not sent, and goes on with the next one', async () => {
    const { chat, offers, ask, stop, states } = await threeQuestions();
    for (const offer of offers) await chat.store.read(offer);
    chat.at.twins.line.failNext({ reason: 'tooManyRequests', retryAfter: 20 });
    ask.send();
    for (let turn = 0; turn < 6; turn += 1) await settled();
    expect(states()).toEqual(['refused', 'sent', 'sent']);
    expect(ask.canSend).toBe(false);
    stop();
  });

  it('shows the text and the vehicles again after a reload while the dealer typed', async () => {
    const { chat, offers } = await threeQuestions();
    const reloaded = new Workplace({ beside: chat.at });
    const ask = reloaded.container.get(AskedQuestions);
    ask.run();
    expect(ask.text).toBe('How many keys?');
    expect(ask.questions).toEqual(offers.map(hashId => ({ hashId, state: { kind: 'toSend' } })));
    expect(reloaded.calls.filter(call => call.startsWith('send '))).toEqual([]);
  });

  it('shows after a reload only the vehicles whose message was not sent', async () => {
    const { chat, offers, ask } = await threeQuestions();
    chat.at.twins.line.latency = 100;
    ask.send();
    await chat.at.passes(100);
    await chat.at.passes(100);
    const reloaded = new Workplace({ beside: chat.at });
    const askThen = reloaded.container.get(AskedQuestions);
    askThen.run();
    expect(askThen.questions.map(({ hashId }) => hashId)).toEqual(offers.slice(1));
  });

  it('shows the text, but no dialog, after a reload of a page that the dealer had left for', async () => {
    const { chat, stop } = await threeQuestions();
    stop();
    const reloaded = new Workplace({ beside: chat.at });
    const ask = reloaded.container.get(AskedQuestions);
    ask.run();
    expect(ask).toMatchObject({ text: 'How many keys?', isOpen: false });
  });

  it('shows no text again that was sent', async () => {
    const { chat, ask, stop } = await threeQuestions();
    ask.send();
    for (let turn = 0; turn < 8; turn += 1) await settled();
    const whileShown = new Workplace({ beside: chat.at });
    const askThen = whileShown.container.get(AskedQuestions);
    askThen.run();
    expect(askThen).toMatchObject({ text: '', isOpen: false });
    stop();
  });
});

describe('HeldConversation', () => {
  const NOW = Date.UTC(2026, 10, 25);
  const id = 1 as ConversationId;
  const offerHashId = 'MB-1' as HashId;

  const aMessage = (number: number, author: Author): Message => ({
    id: number,
    conversationId: id,
    author,
    body: `${author} ${number}`,
    avatar: null,
    createdAt: null,
  });

  function aConversation(unread = 0): HeldConversation {
    const held = new HeldConversation(offerHashId);
    held.answered({ id, offerHashId, messages: [], unread });
    return held;
  }

  const anyAuthor = fc.constantFrom<Author>('dealer', 'support');

  describe('the unread messages of a conversation', () => {
    it('are those of the support side that arrived while it was off screen, each counted once', () => {
      const anyArrival = fc.record({ author: anyAuthor, isOnScreen: fc.boolean(), isDoubled: fc.boolean() });
      fc.assert(
        fc.property(fc.array(anyArrival, { maxLength: 12 }), fc.nat({ max: 3 }), (arrivals, before) => {
          const held = aConversation(before);
          for (const [index, { author, isOnScreen, isDoubled }] of arrivals.entries()) {
            if (isOnScreen) held.shown();
            held.arrived(aMessage(index + 1, author), NOW);
            if (isDoubled) held.arrived(aMessage(index + 1, author), NOW);
            if (isOnScreen) held.left();
          }
          const unseen = arrivals.filter(({ author, isOnScreen }) => author === 'support' && !isOnScreen);
          expect(held.unread).toBe(before + unseen.length);
          expect(held.messages).toHaveLength(arrivals.length);
        }),
      );
    });

    it('include messages pushed during a later request if its answer does not contain them', () => {
      const held = aConversation();
      for (const number of [1, 3, 4]) held.arrived(aMessage(number, 'support'), NOW);
      held.arrived(aMessage(5, 'dealer'), NOW);
      held.answered({ id, offerHashId, messages: [aMessage(1, 'support')], unread: 1 });
      expect([held.unread, held.messages.length]).toEqual([3, 4]);
      held.shown();
      held.answered({ id, offerHashId, messages: [aMessage(1, 'support')], unread: 1 });
      expect(held.unread).toBe(1);
    });

    it('do not count a message of another conversation', () => {
      const held = aConversation();
      held.arrived({ ...aMessage(1, 'support'), conversationId: 12 as ConversationId }, NOW);
      expect([held.unread, held.messages]).toEqual([0, []]);
    });

    it('include messages pushed before the first answer if the answer does not contain them', () => {
      const held = new HeldConversation(offerHashId);
      for (const message of [aMessage(1, 'support'), aMessage(2, 'dealer'), aMessage(3, 'support')])
        held.arrived(message, NOW);
      expect([held.isLoaded, held.messages]).toEqual([false, []]);
      held.answered({ id, offerHashId, messages: [aMessage(1, 'support')], unread: 1 });
      expect(held.unread).toBe(2);
      expect(held.messages.map(message => message.id)).toEqual([1, 2, 3]);
    });

    it('are none after it is marked as seen, except messages that arrived since while it was off screen', () => {
      const held = aConversation();
      held.arrived(aMessage(1, 'support'), NOW);
      held.arrived(aMessage(2, 'support'), NOW);
      held.markedSeen(1);
      expect(held.unread).toBe(2);
      held.markedSeen(2);
      expect(held.unread).toBe(0);
    });

    it('include those that arrived on screen and could not be marked as seen', () => {
      const held = aConversation();
      held.shown();
      held.arrived(aMessage(1, 'support'), NOW);
      held.arrived(aMessage(2, 'dealer'), NOW);
      held.arrived(aMessage(3, 'support'), NOW);
      held.markedSeen(1);
      expect(held.unread).toBe(0);
      held.notMarkedSeen();
      held.notMarkedSeen();
      expect(held.unread).toBe(1);
      held.markedSeen(3);
      held.notMarkedSeen();
      expect(held.unread).toBe(0);
      for (const number of [4, 5, 6]) held.arrived(aMessage(number, 'support'), NOW);
      held.markedSeen(4);
      held.notMarkedSeen();
      expect(held.unread).toBe(2);
    });

    it('are those of the answer after a request, whatever arrived on screen before', () => {
      const held = aConversation();
      held.shown();
      held.arrived(aMessage(1, 'support'), NOW);
      held.answered({ id, offerHashId, messages: [aMessage(1, 'support')], unread: 1 });
      held.notMarkedSeen();
      expect(held.unread).toBe(1);
      held.arrived(aMessage(2, 'support'), NOW);
      held.fetchFailed({ reason: 'offline' });
      held.answered({ id, offerHashId, messages: [aMessage(1, 'support'), aMessage(2, 'support')], unread: 2 });
      held.notMarkedSeen();
      expect(held.unread).toBe(2);
    });
  });

  it('marks one outgoing message as not sent or sent again and leaves the others alone', () => {
    const held = aConversation();
    const [first, second] = [held.sent('ok', 1), held.sent('ok', 1)];
    const deliveries = () => held.outgoing.map(({ delivery }) => delivery);
    held.notSent(second, { reason: 'offline' });
    expect(deliveries()).toEqual(['pending', 'notSent']);
    expect([held.failures.get(first), held.failures.get(second)]).toEqual([undefined, { reason: 'offline' }]);
    held.sentAgain(second);
    expect(deliveries()).toEqual(['pending', 'pending']);
    expect(held.failures.size).toBe(0);
  });

  it('shows the support side as typing until its message arrives, whatever the dealer writes', () => {
    const held = aConversation();
    held.supportTypes(true);
    held.arrived(aMessage(1, 'dealer'), NOW);
    expect(held.isSupportTyping).toBe(true);
    held.arrived(aMessage(2, 'support'), NOW);
    expect(held.isSupportTyping).toBe(false);
  });

  it('is marked as seen while it is on screen, whatever has arrived since', () => {
    const held = aConversation(2);
    held.shown();
    held.arrived(aMessage(1, 'support'), NOW);
    held.markedSeen(0);
    expect(held.unread).toBe(0);
  });

  it('an answer sets the number of unread messages, but a lookup changes it only if it was unknown', () => {
    const held = aConversation(2);
    held.lookedUp({ id, offerHashId, messages: [aMessage(1, 'support')], unread: 5 });
    expect(held.unread).toBe(2);
    held.answered({ id, offerHashId, messages: [aMessage(1, 'support')], unread: 5 });
    expect(held.unread).toBe(5);
    const unread = new HeldConversation(offerHashId);
    unread.lookedUp({ id, offerHashId, messages: [], unread: 5 });
    expect(unread.unread).toBe(5);
  });

  it('can be fetched again only while it is off screen and holds nothing unsent', () => {
    const held = aConversation();
    const states = [held.canBeFetchedAgain];
    held.shown();
    states.push(held.canBeFetchedAgain);
    held.left();
    held.sent('x', 1);
    states.push(held.canBeFetchedAgain);
    expect(states).toEqual([true, false, false]);
  });

  it('restored messages are known as unsent or as of unknown outcome', () => {
    const held = aConversation();
    held.restored([
      { key: 7, body: 'one', after: 0, isRefused: true },
      { key: 8, body: 'two', after: 0, isRefused: false },
    ]);
    expect(held.outgoing.map(({ body, delivery }) => [body, delivery])).toEqual([
      ['one', 'notSent'],
      ['two', 'unknown'],
    ]);
    expect(held.sent('three', 5)).toBe(9);
  });

  it('restored messages come before those written since, and later messages have later keys', () => {
    const held = aConversation();
    held.sent('between', 5);
    held.restored([
      { key: 8, body: 'last', after: 0, isRefused: false },
      { key: 3, body: 'first', after: 0, isRefused: false },
    ]);
    expect(held.outgoing.map(({ body }) => body)).toEqual(['first', 'between', 'last']);
    expect(held.sent('next', 1)).toBe(9);
  });

  it('is idle until it is fetched, and again after each answer', () => {
    const held = new HeldConversation(offerHashId);
    const steps = [held.status.step];
    held.fetchStarted();
    steps.push(held.status.step);
    held.answered({ id, offerHashId, messages: [], unread: 0 });
    steps.push(held.status.step);
    expect(steps).toEqual(['idle', 'loading', 'idle']);
  });

  describe('a conversation that is not loaded', () => {
    it('has no messages, and none that is unread', () => {
      const held = new HeldConversation(offerHashId);
      held.notMarkedSeen();
      expect(held).toMatchObject({ isLoaded: false, messages: [], unread: 0, newest: 0, id: null });
    });

    it('drops earlier messages and the typing indicator when its fetch fails', () => {
      const held = new HeldConversation(offerHashId);
      held.arrived(aMessage(1, 'support'), NOW);
      held.supportTypes(true);
      held.fetchFailed({ reason: 'offline' });
      expect(held.isSupportTyping).toBe(false);
      held.answered({ id, offerHashId, messages: [], unread: 0 });
      expect(held.messages).toEqual([]);
    });

    it('shows a message that was delivered meanwhile once it is loaded', () => {
      const held = new HeldConversation(offerHashId);
      const [told, untold] = [held.sent('told', 1), held.sent('untold', 1)];
      held.fetchFailed({ reason: 'offline' });
      held.delivered(told, { conversationId: id, message: aMessage(4, 'dealer') }, NOW);
      held.delivered(untold, { conversationId: id, message: null }, NOW);
      expect(held.isLoaded).toBe(false);
      const answers = [1, 2].map(() => {
        held.answered({ id, offerHashId, messages: [], unread: 0 });
        return held.messages;
      });
      expect(answers).toEqual([[aMessage(4, 'dealer')], [aMessage(4, 'dealer')]]);
    });
  });

  it('stays as it is if it cannot be fetched again, and says so until an answer arrives', () => {
    const held = aConversation();
    held.arrived(aMessage(1, 'support'), NOW);
    held.supportTypes(true);
    held.fetchStarted();
    held.fetchFailed({ reason: 'offline' });
    expect(held).toMatchObject({
      isLoaded: true,
      isSupportTyping: true,
      unread: 1,
      updateFailure: { reason: 'offline' },
    });
    expect(held.messages).toEqual([aMessage(1, 'support')]);
    held.answered({ id, offerHashId, messages: [aMessage(1, 'support')], unread: 0 });
    expect(held.updateFailure).toBeNull();
  });

  it('shows a message of the dealer once, whatever the server did to its text', () => {
    const held = aConversation();
    const shown = () => [...held.messages, ...held.shownOutgoing].map(({ body }) => body);
    const key = held.sent('Zür\u0308ich\r\nok', NOW);
    held.arrived({ ...aMessage(1, 'dealer'), body: 'Zürich ok' }, NOW);
    expect(shown()).toEqual(['Zürich ok']);
    held.delivered(key, { conversationId: id, message: null }, NOW);
    expect([shown(), held.outgoing]).toEqual([['Zürich ok'], []]);
  });

  it('shows a refused message again if another message looked like its echo', () => {
    const held = aConversation();
    const key = held.sent('mine', NOW);
    held.arrived({ ...aMessage(1, 'dealer'), body: 'from my phone' }, NOW);
    expect(held.shownOutgoing).toEqual([]);
    held.notSent(key, { reason: 'refused', status: 422, message: null });
    expect(held.shownOutgoing).toMatchObject([{ body: 'mine', delivery: 'notSent' }]);
  });

  it.each([
    ['is that of its first message', null, 7],
    ['stays once it is known', 1, 1],
  ])('the id of a conversation %s', (_, known, expected) => {
    const held = new HeldConversation(offerHashId);
    held.answered({ id: known as ConversationId | null, offerHashId, messages: [], unread: 0 });
    held.delivered(held.sent('Hello', 1), { conversationId: 7 as ConversationId, message: null }, NOW);
    expect(held.id).toBe(expected);
  });

  describe('what was said last in a conversation', () => {
    it('is nothing without a message', () => expect(aConversation().lastSaid).toBeNull());

    it('is the newest message, of the dealer or of the support', () => {
      const held = aConversation();
      held.arrived(aMessage(1, 'dealer'), NOW);
      held.arrived(aMessage(2, 'support'), NOW);
      expect(held.lastSaid).toMatchObject({ author: 'support', body: 'support 2' });
    });

    it('is what the dealer has just sent, before the server sends it back', () => {
      const held = aConversation();
      held.arrived(aMessage(1, 'support'), NOW);
      held.sent('Is it still there?', NOW);
      expect(held.lastSaid).toEqual({ author: 'dealer', body: 'Is it still there?' });
      held.arrived({ ...aMessage(2, 'dealer'), body: 'Is it still there?' }, NOW);
      held.arrived(aMessage(3, 'support'), NOW);
      expect(held.lastSaid).toMatchObject({ author: 'support', body: 'support 3' });
    });
  });
});
