import type { Instant } from '../shared/Instant';

/** The server's id of a conversation. Pushes use it, and requests use the offer's hash id. */
export type ConversationId = number & { readonly __conversationId: unique symbol };

export type Author = 'dealer' | 'support';

export interface Message {
  /** Increases with each message. */
  readonly id: number;
  readonly conversationId: ConversationId;
  readonly author: Author;
  readonly body: string;
  readonly avatar: string | null;
  readonly createdAt: Instant | null;
}

/** Any name but `dealer` is an author from support. */
export const authorOf = (name: string | null | undefined): Author => (name === 'dealer' ? 'dealer' : 'support');

/** The trimmed text to send. Null if it is blank. */
export function messageBody(text: string): string | null {
  return text.trim() || null;
}
