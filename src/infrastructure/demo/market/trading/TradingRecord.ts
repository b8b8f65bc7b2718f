import type { Author } from '../../../../domain/conversations/Message';
import type { ContractStatus } from '../../../../domain/offers/Offer';
import type { Instant } from '../../../../domain/shared/Instant';
import type { Money } from '../../../../domain/shared/Money';

interface OwnBid {
  readonly amount: Money;
  readonly contract: ContractStatus | null;
}

/** A vehicle that the dealer has bought. */
export interface DealRecord {
  readonly price: Money;
  /** The dealer's last bid. Null if the dealer had placed none. */
  readonly ownBid: Money | null;
  readonly boughtAt: Instant;
  readonly invoiceCreated: boolean;
  readonly speditionArranged: boolean;
  /** The note for the carrier, or null before a transport is ordered. */
  readonly transportNote: string | null;
  readonly easyTransportEnabled: boolean;
  readonly vehiclePickedUp: boolean;
  readonly archivedAt: Instant | null;
}

export interface MarketMessage {
  readonly id: number;
  readonly author: Author;
  readonly body: string;
  readonly createdAt: Instant;
}

/** The messages about an offer, from the oldest to the latest. */
export interface MarketConversation {
  readonly messages: readonly MarketMessage[];
  /** The number of unread support messages. */
  readonly unread: number;
}

/** Everything a dealer has done, by offer index. The latest comes last. */
export interface TradingRecord {
  readonly likes: Set<number>;
  readonly bids: Map<number, OwnBid>;
  readonly deals: Map<number, DealRecord>;
  readonly conversations: Map<number, MarketConversation>;
}

export const emptyRecord = (): TradingRecord => ({
  likes: new Set(),
  bids: new Map(),
  deals: new Map(),
  conversations: new Map(),
});

export function bidLast(book: TradingRecord, index: number, bid: OwnBid): void {
  book.bids.delete(index);
  book.bids.set(index, bid);
}

/** Adds a message and moves the conversation to the end. */
export function writeLast(book: TradingRecord, index: number, message: Omit<MarketMessage, 'id'>): MarketMessage {
  const { messages, unread } = book.conversations.get(index) ?? { messages: [], unread: 0 };
  const written = { ...message, id: lastMessageId(book) + 1 };
  book.conversations.delete(index);
  book.conversations.set(index, {
    messages: [...messages, written],
    unread: message.author === 'support' ? unread + 1 : unread,
  });
  return written;
}

const lastMessageId = ({ conversations }: TradingRecord): number =>
  [...conversations.values()].reduce((last, { messages }) => Math.max(last, messages.at(-1)?.id ?? 0), 0);
