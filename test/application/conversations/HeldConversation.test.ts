import * as fc from 'fast-check';
import { HeldConversation } from '../../../src/application/conversations/HeldConversation';
import type { Author, ConversationId, Message } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';
import { watchActions } from '../../support/watchActions';

watchActions();

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

it('HeldConversation marks one outgoing message as not sent or sent again and leaves the others alone', () => {
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

it('HeldConversation shows the support side as typing until its message arrives, whatever the dealer writes', () => {
  const held = aConversation();
  held.supportTypes(true);
  held.arrived(aMessage(1, 'dealer'), NOW);
  expect(held.isSupportTyping).toBe(true);
  held.arrived(aMessage(2, 'support'), NOW);
  expect(held.isSupportTyping).toBe(false);
});

it('HeldConversation is marked as seen while it is on screen, whatever has arrived since', () => {
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

it('HeldConversation can be fetched again only while it is off screen and holds nothing unsent', () => {
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

it('HeldConversation is idle until it is fetched, and again after each answer', () => {
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

it('HeldConversation stays as it is if it cannot be fetched again, and says so until an answer arrives', () => {
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

it('HeldConversation shows a message of the dealer once, whatever the server did to its text', () => {
  const held = aConversation();
  const shown = () => [...held.messages, ...held.shownOutgoing].map(({ body }) => body);
  const key = held.sent('Zür\u0308ich\r\nok', NOW);
  held.arrived({ ...aMessage(1, 'dealer'), body: 'Zürich ok' }, NOW);
  expect(shown()).toEqual(['Zürich ok']);
  held.delivered(key, { conversationId: id, message: null }, NOW);
  expect([shown(), held.outgoing]).toEqual([['Zürich ok'], []]);
});

it('HeldConversation shows a refused message again if another message looked like its echo', () => {
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
