import type { Conversation } from '../../../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../../../domain/conversations/ConversationSummary';
import type { ConversationId, Message } from '../../../../domain/conversations/Message';
import { DAY, HOUR, type Instant, MINUTE } from '../../../../domain/shared/Instant';
import type { Language } from '../../../../domain/shared/Language';
import type { ListPage } from '../../../../domain/shared/Page';
import { firstDialogues } from '../catalogue/dialogues';
import { offerId } from '../offers/OfferName';
import { publicRow } from '../offers/offerRow';
import type { Stock } from '../trading/Stock';
import { type MarketConversation, type MarketMessage, type TradingRecord, writeLast } from '../trading/TradingRecord';

const PAGE_SIZE = 20;
/** Keeps conversation ids apart from offer ids, so that a mix-up finds nothing. */
const APART = 5_000_000;

export const conversationId = (index: number): ConversationId => (offerId(index) + APART) as ConversationId;

export const messageOf = (index: number, message: MarketMessage): Message => ({
  ...message,
  conversationId: conversationId(index),
  avatar: null,
});

export function conversationOf(stock: Stock, book: TradingRecord, index: number): Conversation {
  const { messages, unread } = book.conversations.get(index) ?? nothing;
  return {
    id: conversationId(index),
    offerHashId: stock.hashId(index),
    messages: messages.map(message => messageOf(index, message)),
    unread,
  };
}

export function summaryOf(stock: Stock, book: TradingRecord, index: number): ConversationSummary {
  const { label1, label2, photo, hashId } = publicRow(stock, index);
  const { messages, unread } = book.conversations.get(index) ?? nothing;
  const updatedAt = new Date(messages.at(-1)?.createdAt ?? 0).toISOString().slice(0, 16).replace('T', ' ');
  return {
    id: conversationId(index),
    offerHashId: hashId,
    label1,
    label2,
    photo,
    isSeen: unread === 0,
    unread,
    updatedAt,
  };
}

export function conversationPage(stock: Stock, book: TradingRecord, page: number): ListPage<ConversationSummary> {
  const newestFirst = [...book.conversations.keys()].reverse();
  const shown = newestFirst.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    rows: shown.map(index => summaryOf(stock, book, index)),
    received: shown.length,
    totalPages: Math.ceil(newestFirst.length / PAGE_SIZE),
    totalCount: newestFirst.length,
    limit: PAGE_SIZE,
  };
}

export const unreadMessages = ({ conversations }: TradingRecord): number =>
  [...conversations.values()].reduce((sum, { unread }) => sum + unread, 0);

const nothing: MarketConversation = { messages: [], unread: 0 };

/** The age of the last message of each conversation, with the latest conversation last. */
const ages = [9 * DAY, 3 * DAY, 26 * HOUR, 40 * MINUTE];

/** The latest message is an unread one from the support. */
export function enterConversations(book: TradingRecord, language: Language, openedAt: Instant): void {
  const indexes = [...new Set([...book.bids.keys(), ...book.deals.keys(), ...book.likes])];
  const spread = Math.max(1, Math.floor(indexes.length / ages.length));
  const talkedAbout = indexes.filter((_, place) => place % spread === 0).slice(0, ages.length);
  const spoken = ages.slice(ages.length - talkedAbout.length);
  talkedAbout.forEach((index, place) => {
    const dialogue = firstDialogues[place % firstDialogues.length] ?? [];
    const isLatest = place === talkedAbout.length - 1;
    dialogue.forEach(({ author, words }, line) => {
      const createdAt = openedAt - (spoken[place] ?? 0) - (dialogue.length - 1 - line) * 7 * MINUTE;
      writeLast(book, index, { author, body: words[language], createdAt });
    });
    const conversation = book.conversations.get(index);
    if (conversation) book.conversations.set(index, { ...conversation, unread: isLatest ? 1 : 0 });
  });
}

/** Translates the messages from before the first day, because no dealer had chosen a language then. */
export function retellConversations({ conversations }: TradingRecord, language: Language): void {
  const lines = firstDialogues.flat();
  for (const [index, conversation] of conversations) {
    const messages = conversation.messages.map(message => {
      const line = lines.find(({ words }) => Object.values(words).includes(message.body));
      return line ? { ...message, body: line.words[language] } : message;
    });
    conversations.set(index, { ...conversation, messages });
  }
}
