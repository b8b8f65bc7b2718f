import type { Author } from '../../../domain/conversations/Message';
import type { ContractStatus } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';

interface OwnBid {
  readonly amount: Money;
  readonly contract: ContractStatus | null;
}

/** A vehicle this dealer bought. */
export interface Deal {
  readonly price: Money;
  readonly boughtAt: Instant;
  readonly invoiceCreated: boolean;
  readonly speditionArranged: boolean;
  /** For the haulier; null before a transport is ordered. */
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

/** What this dealer and the support side wrote to each other about an offer, the oldest first. */
export interface MarketConversation {
  readonly messages: readonly MarketMessage[];
  /** Of the support side's messages. */
  readonly unread: number;
}

/** All that one dealer did, by the index of the offer; what was done last stands last. */
export interface DealerBook {
  readonly likes: Set<number>;
  readonly bids: Map<number, OwnBid>;
  readonly deals: Map<number, Deal>;
  readonly conversations: Map<number, MarketConversation>;
}

export const emptyBook = (): DealerBook => ({
  likes: new Set(),
  bids: new Map(),
  deals: new Map(),
  conversations: new Map(),
});

export function bidLast(book: DealerBook, index: number, bid: OwnBid): void {
  book.bids.delete(index);
  book.bids.set(index, bid);
}

/** Moves the conversation behind all others. */
export function writeLast(book: DealerBook, index: number, message: Omit<MarketMessage, 'id'>): MarketMessage {
  const { messages, unread } = book.conversations.get(index) ?? { messages: [], unread: 0 };
  const written = { ...message, id: lastMessageId(book) + 1 };
  book.conversations.delete(index);
  book.conversations.set(index, {
    messages: [...messages, written],
    unread: message.author === 'support' ? unread + 1 : unread,
  });
  return written;
}

const lastMessageId = ({ conversations }: DealerBook): number =>
  [...conversations.values()].reduce((last, { messages }) => Math.max(last, messages.at(-1)?.id ?? 0), 0);
