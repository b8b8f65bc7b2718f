import * as fc from 'fast-check';
import {
  type Conversation,
  delivered,
  newestId,
  type Outgoing,
  type Thread,
  withArrived,
  withDelivered,
  withFetched,
} from '../../../src/domain/conversations/Conversation';
import {
  type ConversationSummary,
  isUnread,
  seenConversation,
  updatedOn,
} from '../../../src/domain/conversations/ConversationSummary';
import { authorOf, type ConversationId, type Message, messageBody } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';
import { MINUTE } from '../../../src/domain/shared/Instant';

describe('Conversation', () => {
  const id = 7 as ConversationId;

  const aMessage = (message: Partial<Message> = {}): Message => ({
    id: 1,
    conversationId: id,
    author: 'dealer',
    body: 'ok',
    avatar: null,
    createdAt: null,
    ...message,
  });

  const NOW = Date.UTC(2026, 10, 25);

  /** A message that was sent long ago, so that only its text can tell its echo. */
  const outgoing = (key: number, body = 'ok', after = 0): Outgoing => ({
    key,
    body,
    after,
    delivery: 'pending',
    sentAt: NOW - 2 * MINUTE,
    echoId: null,
  });

  const arrived = (thread: Thread, message: Message): Thread => withArrived(thread, message, NOW);

  const aConversation = (...messages: Message[]): Conversation => ({
    id,
    offerHashId: 'MB-1' as HashId,
    messages,
    unread: 0,
  });

  const aThread = (messages: Message[] = [], waiting: Outgoing[] = []): Thread => ({
    conversation: aConversation(...messages),
    outgoing: waiting,
  });

  const idsOf = ({ conversation }: Thread): number[] => conversation.messages.map(message => message.id);
  const keysOf = (thread: Thread): number[] => thread.outgoing.map(({ key }) => key);

  describe('a pushed message', () => {
    test('is appended to its conversation once', () => {
      const once = arrived(aThread(), aMessage());
      expect(idsOf(once)).toEqual([1]);
      expect(arrived(once, aMessage()).conversation).toBe(once.conversation);
    });

    test('leaves another conversation unchanged', () => {
      const thread = aThread([], [outgoing(1)]);
      const elsewhere = aMessage({ conversationId: 8 as ConversationId });
      expect(arrived(thread, elsewhere)).toEqual(thread);
    });

    test('gives a conversation without an id its id', () => {
      const thread = { conversation: { ...aConversation(), id: null }, outgoing: [] };
      expect(arrived(thread, aMessage()).conversation.id).toBe(id);
    });

    test('replaces the first outgoing message with the same text, whose answer may still arrive', () => {
      const echoed = arrived(aThread([], [outgoing(1), outgoing(2), outgoing(3, 'no')]), aMessage());
      expect([idsOf(echoed), keysOf(echoed)]).toEqual([[1], [2, 3]]);
      const answered = withDelivered(echoed, 1, aMessage());
      expect([idsOf(answered), keysOf(answered)]).toEqual([[1], [2, 3]]);
    });

    test('replaces no outgoing message if it comes from the support side or is older', () => {
      const waiting = [outgoing(1, 'ok', 5)];
      expect(keysOf(arrived(aThread([], waiting), aMessage({ id: 9, author: 'support' })))).toEqual([1]);
      expect(keysOf(arrived(aThread([], waiting), aMessage({ id: 4 })))).toEqual([1]);
      expect(keysOf(arrived(aThread([], waiting), aMessage({ id: 9 })))).toEqual([]);
    });

    test('replaces a pending message rather than one that was not sent', () => {
      const waiting: Outgoing[] = [{ ...outgoing(1), delivery: 'notSent' }, outgoing(2)];
      expect(keysOf(arrived(aThread([], waiting), aMessage()))).toEqual([1]);
    });
  });

  describe('the answer to a sent message', () => {
    test('appends the message before the echo does, and the echo then changes nothing', () => {
      const answered = withDelivered(aThread([], [outgoing(1)]), 1, aMessage());
      expect([idsOf(answered), keysOf(answered)]).toEqual([[1], []]);
      expect(arrived(answered, aMessage())).toEqual(answered);
    });

    test('marks the outgoing message as sent until the echo arrives if it carries no message', () => {
      const answered = withDelivered(aThread([], [outgoing(1)]), 1, null);
      expect(answered.outgoing).toEqual([{ ...outgoing(1), delivery: 'sent' }]);
      expect(keysOf(arrived(answered, aMessage()))).toEqual([]);
    });
  });

  describe('a fetched conversation', () => {
    test('keeps messages that were pushed later and replaces outgoing messages it contains', () => {
      const thread = aThread([aMessage({ id: 1 }), aMessage({ id: 3, author: 'support' })], [outgoing(1, 'lost', 1)]);
      const fetched = aConversation(aMessage({ id: 1 }), aMessage({ id: 2, body: 'lost' }));
      const merged = withFetched(thread, fetched);
      expect([idsOf(merged), keysOf(merged)]).toEqual([[1, 2, 3], []]);
    });

    test('does not replace an outgoing message with an older message', () => {
      const thread = aThread([], [outgoing(1, 'ok', 4)]);
      expect(keysOf(withFetched(thread, aConversation(aMessage({ id: 4 }))))).toEqual([1]);
    });
  });

  const someMessages = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 30 }), body: fc.constantFrom('ok', 'no') }).map(aMessage),
    { selector: message => message.id, maxLength: 8 },
  );
  const byId = (one: Message, other: Message): number => one.id - other.id;

  describe('newestId', () => {
    test('is the highest id of the messages in any order, and 0 without messages', () => {
      fc.assert(
        fc.property(someMessages, messages => {
          const ids = messages.map(message => message.id).sort((one, other) => one - other);
          expect(newestId(aConversation(...messages))).toBe(ids.at(-1) ?? 0);
        }),
      );
    });
  });

  describe('delivered', () => {
    test('changes the message with the given key and no other', () => {
      const waiting = [outgoing(1), outgoing(12), outgoing(2)];
      expect(delivered(waiting, 1, 'notSent')).toEqual([
        { ...outgoing(1), delivery: 'notSent' },
        outgoing(12),
        outgoing(2),
      ]);
      expect(delivered(waiting, 3, 'sent')).toEqual(waiting);
    });
  });

  describe('an echo', () => {
    test('also replaces a message that was marked as not sent', () => {
      const waiting: Outgoing[] = [{ ...outgoing(1), delivery: 'notSent' }];
      expect(keysOf(arrived(aThread([], waiting), aMessage()))).toEqual([]);
    });

    test('replaces the most likely outgoing message first', () => {
      const order = ['pending', 'checking', 'sent', 'unknown', 'notSent'] as const;
      const waiting = order.map((delivery, index): Outgoing => ({ ...outgoing(index + 1), delivery })).reverse();
      const echoes = order.map((_, index) => aMessage({ id: index + 1 }));
      const keys = echoes.map((_, count) =>
        keysOf(echoes.slice(0, count + 1).reduce((thread, echo) => arrived(thread, echo), aThread([], waiting))),
      );
      expect(keys).toEqual([[5, 4, 3, 2], [5, 4, 3], [5, 4], [5], []]);
    });

    test('replaces no message with another text, even if nothing else waits', () => {
      const waiting = [outgoing(1, 'no'), outgoing(2, 'okay')];
      expect(arrived(aThread([], waiting), aMessage()).outgoing).toEqual(waiting);
    });

    test('with another text replaces the first message that was sent within a minute and has its answer', () => {
      const sent = (key: number, parts: Partial<Outgoing> = {}): Outgoing => ({
        ...outgoing(key, `text ${key}`),
        delivery: 'sent',
        sentAt: NOW,
        ...parts,
      });
      const waiting = [
        sent(1, { delivery: 'notSent' }),
        sent(2, { sentAt: NOW - MINUTE - 1 }),
        sent(3, { after: 9 }),
        sent(4, { delivery: 'checking', sentAt: NOW - MINUTE }),
        sent(5),
      ];
      const echo = (id: number, more: Partial<Message> = {}) => aMessage({ id, body: 'changed', ...more });
      expect(keysOf(arrived(aThread([], waiting), echo(9, { author: 'support' })))).toEqual([1, 2, 3, 4, 5]);
      const first = arrived(aThread([], waiting), echo(8));
      expect(keysOf(first)).toEqual([1, 2, 3, 5]);
      expect(keysOf(arrived(first, echo(9)))).toEqual([1, 2, 3]);
      const fetched = (createdAt: number | null) =>
        keysOf(withFetched(aThread([], waiting), aConversation(echo(8, { createdAt }))));
      expect([fetched(NOW), fetched(NOW + 9 * MINUTE), fetched(null)]).toEqual([
        [1, 2, 3, 5],
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ]);
    });

    test('with another text waits for the answer to the message, which a refusal proves to be another one', () => {
      const waiting: Outgoing = { ...outgoing(1, 'Zu\u0308rich'), sentAt: NOW };
      const echoed = arrived(aThread([], [waiting]), aMessage({ id: 3, body: 'Zürich' }));
      expect(echoed.outgoing).toEqual([{ ...waiting, echoId: 3 }]);
      expect(withDelivered(echoed, 1, null).outgoing).toEqual([]);
      expect(delivered(echoed.outgoing, 1, 'checking')).toEqual([]);
      expect(delivered(echoed.outgoing, 1, 'notSent')).toEqual([{ ...waiting, delivery: 'notSent' }]);
    });

    test('is recognised when the server adds blanks around its text', () => {
      expect(keysOf(arrived(aThread([], [outgoing(1)]), aMessage({ body: ' ok\n' })))).toEqual([]);
    });

    test('keeps the other fields of the conversation', () => {
      const thread = { conversation: { ...aConversation(), unread: 3 }, outgoing: [] };
      expect(arrived(thread, aMessage()).conversation).toEqual({ ...aConversation(aMessage()), unread: 3 });
    });
  });

  describe('a refetch', () => {
    test('replaces the held messages, except those newer than the newest fetched one', () => {
      fc.assert(
        fc.property(someMessages, someMessages, fc.nat({ max: 9 }), (held, answer, unread) => {
          const fetched = { ...aConversation(...answer.sort(byId)), unread };
          const merged = withFetched(aThread(held.sort(byId)), fetched).conversation;
          const later = held.filter(({ id }) => id > newestId(fetched));
          expect(merged).toEqual({ ...fetched, messages: [...fetched.messages, ...later] });
        }),
      );
    });

    test('replaces no outgoing message by a message that was already known', () => {
      const thread = aThread([aMessage({ id: 1 }), aMessage({ id: 2 })], [outgoing(1, 'ok', 1)]);
      expect(keysOf(withFetched(thread, aConversation(aMessage({ id: 1 }), aMessage({ id: 2 }))))).toEqual([1]);
    });
  });

  test('texts that the server changes leave each message once, whenever its echo arrives, with and without an answer', () => {
    const plan = fc.array(fc.record({ isEchoFirst: fc.boolean(), isTold: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(plan, messages => {
        const end = messages.reduce((thread, { isEchoFirst, isTold }, key) => {
          const echo = aMessage({ id: key + 1, body: 'changed' });
          const sent: Outgoing = { ...outgoing(key, `text ${key}`, newestId(thread.conversation)), sentAt: NOW };
          const written: Thread = { ...thread, outgoing: [...thread.outgoing, sent] };
          const answered = (to: Thread) => withDelivered(to, key, isTold ? echo : null);
          return isEchoFirst ? answered(arrived(written, echo)) : arrived(answered(written), echo);
        }, aThread());
        expect(idsOf(end)).toEqual(messages.map((_, key) => key + 1));
        expect(end.outgoing).toEqual([]);
      }),
    );
  });

  test('echoes and answers in any order leave each message once and nothing waiting', () => {
    const bodies = fc.array(fc.constantFrom('ok', 'no'), { minLength: 1, maxLength: 5 });
    const plan = bodies.chain(texts => {
      const events = texts.flatMap((body, index) => [
        { kind: 'echo' as const, index, body },
        { kind: 'answer' as const, index, body },
      ]);
      return fc.record({
        texts: fc.constant(texts),
        events: fc.shuffledSubarray(events, { minLength: events.length }),
      });
    });
    fc.assert(
      fc.property(plan, ({ texts, events }) => {
        const start = aThread(
          [],
          texts.map((body, index) => outgoing(index, body)),
        );
        const end = events.reduce((thread, { kind, index, body }) => {
          const message = aMessage({ id: index + 1, body });
          return kind === 'echo' ? arrived(thread, message) : withDelivered(thread, index, message);
        }, start);
        expect(idsOf(end).sort((one, other) => one - other)).toEqual(texts.map((_, index) => index + 1));
        expect(end.outgoing).toEqual([]);
      }),
    );
  });
});

describe('ConversationSummary', () => {
  const aSummary = (summary: Partial<ConversationSummary> = {}): ConversationSummary => ({
    id: 7 as ConversationId,
    offerHashId: 'MB-1' as HashId,
    label1: 'BMW',
    label2: '',
    photo: null,
    isSeen: true,
    unread: null,
    updatedAt: '2026-11-19 14:03',
    ...summary,
  });

  test.each([
    ['2026-11-19 14:03', '2026-11-19'],
    ['2026-11-19T14:03:00Z', '2026-11-19'],
    ['2026-11-19', '2026-11-19'],
    ['', ''],
  ])('a conversation with the timestamp %j was updated on the day %j', (updatedAt, day) => {
    expect(updatedOn(aSummary({ updatedAt }))).toBe(day);
  });

  test.each([
    [true, null, false],
    [true, 0, false],
    [true, 1, true],
    [true, 2, true],
    [false, null, true],
    [false, 0, true],
  ])('a conversation with seen %j and %j unread messages is unread: %j', (isSeen, unread, calls) => {
    expect(isUnread(aSummary({ isSeen, unread }))).toBe(calls);
    expect(isUnread(seenConversation(aSummary({ isSeen, unread })))).toBe(false);
  });

  test('marking a conversation as seen changes nothing else', () => {
    const summary = aSummary({ isSeen: false, unread: 3 });
    expect(seenConversation(summary)).toEqual({ ...summary, isSeen: true, unread: 0 });
  });

  test.each([
    ['dealer', 'dealer'],
    ['admin', 'support'],
    ['Dealer', 'support'],
    [undefined, 'support'],
    [null, 'support'],
  ])('a message with the sender name %j has the author %j', (name, author) => {
    expect(authorOf(name)).toBe(author);
  });

  test.each([
    ['', null],
    [' \n\t\u00a0', null],
    ['  two\nlines ', 'two\nlines'],
  ])('the typed text %j is sent as %j', (text, body) => {
    expect(messageBody(text)).toBe(body);
  });
});
