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
import type { ConversationId, Message } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';

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

const outgoing = (key: number, body = 'ok', after = 0): Outgoing => ({ key, body, after, delivery: 'pending' });

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

describe('a message that was pushed', () => {
  test('is appended where it belongs, once', () => {
    const once = withArrived(aThread(), aMessage());
    expect(idsOf(once)).toEqual([1]);
    expect(withArrived(once, aMessage()).conversation).toBe(once.conversation);
  });

  test('leaves another conversation as it is', () => {
    const thread = aThread([], [outgoing(1)]);
    const elsewhere = aMessage({ conversationId: 8 as ConversationId });
    expect(withArrived(thread, elsewhere)).toEqual(thread);
  });

  test('gives a conversation its number that had none', () => {
    const thread = { conversation: { ...aConversation(), id: null }, outgoing: [] };
    expect(withArrived(thread, aMessage()).conversation.id).toBe(id);
  });

  test('is the first outgoing one that reads the same, whose answer may still come', () => {
    const echoed = withArrived(aThread([], [outgoing(1), outgoing(2), outgoing(3, 'no')]), aMessage());
    expect([idsOf(echoed), keysOf(echoed)]).toEqual([[1], [2, 3]]);
    const answered = withDelivered(echoed, 1, aMessage());
    expect([idsOf(answered), keysOf(answered)]).toEqual([[1], [2, 3]]);
  });

  test('is no outgoing one where the support side reads the same, or where it is older', () => {
    const waiting = [outgoing(1, 'ok', 5)];
    expect(keysOf(withArrived(aThread([], waiting), aMessage({ id: 9, author: 'support' })))).toEqual([1]);
    expect(keysOf(withArrived(aThread([], waiting), aMessage({ id: 4 })))).toEqual([1]);
    expect(keysOf(withArrived(aThread([], waiting), aMessage({ id: 9 })))).toEqual([]);
  });

  test('is rather one that is on its way than one that was not sent', () => {
    const waiting: Outgoing[] = [{ ...outgoing(1), delivery: 'notSent' }, outgoing(2)];
    expect(keysOf(withArrived(aThread([], waiting), aMessage()))).toEqual([1]);
  });
});

describe('an answer', () => {
  test('before the echo puts the message where it belongs, and the echo changes nothing', () => {
    const answered = withDelivered(aThread([], [outgoing(1)]), 1, aMessage());
    expect([idsOf(answered), keysOf(answered)]).toEqual([[1], []]);
    expect(withArrived(answered, aMessage())).toEqual(answered);
  });

  test('without the message leaves it as sent until the echo comes', () => {
    const answered = withDelivered(aThread([], [outgoing(1)]), 1, null);
    expect(answered.outgoing).toEqual([{ ...outgoing(1), delivery: 'sent' }]);
    expect(keysOf(withArrived(answered, aMessage()))).toEqual([]);
  });
});

describe('a fetched conversation', () => {
  test('keeps what was pushed after it, and finds what had arrived unnoticed', () => {
    const thread = aThread([aMessage({ id: 1 }), aMessage({ id: 3, author: 'support' })], [outgoing(1, 'lost', 1)]);
    const fetched = aConversation(aMessage({ id: 1 }), aMessage({ id: 2, body: 'lost' }));
    const merged = withFetched(thread, fetched);
    expect([idsOf(merged), keysOf(merged)]).toEqual([[1, 2, 3], []]);
  });

  test('from before a message was written does not pass for it', () => {
    const thread = aThread([], [outgoing(1, 'ok', 4)]);
    expect(keysOf(withFetched(thread, aConversation(aMessage({ id: 4 }))))).toEqual([1]);
  });
});

const someMessages = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 30 }), body: fc.constantFrom('ok', 'no') }).map(aMessage),
  { selector: message => message.id, maxLength: 8 },
);
const byId = (one: Message, other: Message): number => one.id - other.id;

describe('the newest id of a conversation', () => {
  test('is the highest of its messages in any order, and 0 without messages', () => {
    fc.assert(
      fc.property(someMessages, messages => {
        const ids = messages.map(message => message.id).sort((one, other) => one - other);
        expect(newestId(aConversation(...messages))).toBe(ids.at(-1) ?? 0);
      }),
    );
  });
});

describe('marking a delivery', () => {
  test('changes the one with that key and no other', () => {
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
  test('also claims a message that was taken for not sent', () => {
    const waiting: Outgoing[] = [{ ...outgoing(1), delivery: 'notSent' }];
    expect(keysOf(withArrived(aThread([], waiting), aMessage()))).toEqual([]);
  });

  test('claims the message that is most likely its own first', () => {
    const order = ['pending', 'checking', 'sent', 'unknown', 'notSent'] as const;
    const waiting = order.map((delivery, index): Outgoing => ({ ...outgoing(index + 1), delivery })).reverse();
    const echoes = order.map((_, index) => aMessage({ id: index + 1 }));
    const keys = echoes.map((_, count) => keysOf(echoes.slice(0, count + 1).reduce(withArrived, aThread([], waiting))));
    expect(keys).toEqual([[5, 4, 3, 2], [5, 4, 3], [5, 4], [5], []]);
  });

  test('claims no message with another text, even when nothing else waits', () => {
    const waiting = [outgoing(1, 'no'), outgoing(2, 'okay')];
    expect(withArrived(aThread([], waiting), aMessage()).outgoing).toEqual(waiting);
  });

  test('is recognised when the server adds blanks around its text', () => {
    expect(keysOf(withArrived(aThread([], [outgoing(1)]), aMessage({ body: ' ok\n' })))).toEqual([]);
  });

  test('keeps what else is known of the conversation', () => {
    const thread = { conversation: { ...aConversation(), unread: 3 }, outgoing: [] };
    expect(withArrived(thread, aMessage()).conversation).toEqual({ ...aConversation(aMessage()), unread: 3 });
  });
});

describe('a refetch', () => {
  test('replaces what was held, except messages newer than the newest fetched one', () => {
    fc.assert(
      fc.property(someMessages, someMessages, fc.nat({ max: 9 }), (held, answer, unread) => {
        const fetched = { ...aConversation(...answer.sort(byId)), unread };
        const merged = withFetched(aThread(held.sort(byId)), fetched).conversation;
        const later = held.filter(({ id }) => id > newestId(fetched));
        expect(merged).toEqual({ ...fetched, messages: [...fetched.messages, ...later] });
      }),
    );
  });

  test('claims nothing with a message that was known before', () => {
    const thread = aThread([aMessage({ id: 1 }), aMessage({ id: 2 })], [outgoing(1, 'ok', 1)]);
    expect(keysOf(withFetched(thread, aConversation(aMessage({ id: 1 }), aMessage({ id: 2 }))))).toEqual([1]);
  });
});

test('echoes and answers in any order leave each message once, and nothing waiting', () => {
  const bodies = fc.array(fc.constantFrom('ok', 'no'), { minLength: 1, maxLength: 5 });
  const plan = bodies.chain(texts => {
    const events = texts.flatMap((body, index) => [
      { kind: 'echo' as const, index, body },
      { kind: 'answer' as const, index, body },
    ]);
    return fc.record({ texts: fc.constant(texts), events: fc.shuffledSubarray(events, { minLength: events.length }) });
  });
  fc.assert(
    fc.property(plan, ({ texts, events }) => {
      const start = aThread(
        [],
        texts.map((body, index) => outgoing(index, body)),
      );
      const end = events.reduce((thread, { kind, index, body }) => {
        const message = aMessage({ id: index + 1, body });
        return kind === 'echo' ? withArrived(thread, message) : withDelivered(thread, index, message);
      }, start);
      expect(idsOf(end).sort((one, other) => one - other)).toEqual(texts.map((_, index) => index + 1));
      expect(end.outgoing).toEqual([]);
    }),
  );
});
