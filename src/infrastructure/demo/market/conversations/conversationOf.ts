import type { Conversation } from '../../../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../../../domain/conversations/ConversationSummary';
import type { ConversationId, Message } from '../../../../domain/conversations/Message';
import type { ListPage } from '../../../../domain/shared/Page';
import { offerId } from '../offers/OfferName';
import { publicRow } from '../offers/offerRow';
import type { Stock } from '../trading/Stock';
import type { MarketConversation, MarketMessage, TradingRecord } from '../trading/TradingRecord';

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
