import type { HashId } from '../offers/Offer';
import type { ConversationId } from './Message';

/** A row of the list of conversations. */
export interface ConversationSummary {
  readonly id: ConversationId;
  readonly offerHashId: HashId;
  readonly label1: string;
  readonly label2: string;
  readonly photo: string | null;
  readonly isSeen: boolean;
  /** Unseen messages from support. Null if the server does not count them. */
  readonly unread: number | null;
  /** As the server sends it: a date, then a space or a T, then the time. */
  readonly updatedAt: string;
}

export const updatedOn = ({ updatedAt }: ConversationSummary): string => updatedAt.replace(/[ T].*/, '');

export const isUnread = ({ isSeen, unread }: ConversationSummary): boolean => !isSeen || (unread ?? 0) > 0;

export const seenConversation = (summary: ConversationSummary): ConversationSummary => ({
  ...summary,
  isSeen: true,
  unread: 0,
});

export const notSeen = (summary: ConversationSummary, unread: number): ConversationSummary => ({
  ...summary,
  isSeen: false,
  unread,
});
