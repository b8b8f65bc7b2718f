import {
  type ConversationSummary,
  isUnread,
  seenConversation,
  updatedOn,
} from '../../../src/domain/conversations/ConversationSummary';
import { authorOf, type ConversationId, messageBody } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';

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
