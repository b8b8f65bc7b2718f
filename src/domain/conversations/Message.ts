import type { Instant } from '../shared/Instant';

/** The server's number of a conversation; pushes speak of it, calls of the offer's hash id. */
export type ConversationId = number & { readonly __conversationId: unique symbol };

export type Author = 'dealer' | 'support';

export interface Message {
  /** Rises from message to message. */
  readonly id: number;
  readonly conversationId: ConversationId;
  readonly author: Author;
  readonly body: string;
  readonly avatar: string | null;
  readonly createdAt: Instant | null;
}

/** Only `dealer` is the dealer; whoever else writes speaks for the support side. */
export const authorOf = (name: string | null | undefined): Author => (name === 'dealer' ? 'dealer' : 'support');

/** A text as it is sent; null where there is nothing in it. */
export function messageBody(text: string): string | null {
  return text.trim() || null;
}
