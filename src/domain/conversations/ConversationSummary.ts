import type { HashId } from '../offers/Offer';
import type { ConversationId } from './Message';

/** A conversation as the list shows it. */
export interface ConversationSummary {
  readonly id: ConversationId;
  readonly offerHashId: HashId;
  readonly label1: string;
  readonly label2: string;
  readonly photo: string | null;
  readonly isSeen: boolean;
  /** Messages of the support side that the dealer has not seen; null where the server does not count them. */
  readonly unread: number | null;
  /** As the server writes it: a date, then a space or a T, then the time. */
  readonly updatedAt: string;
}

export const updatedOn = ({ updatedAt }: ConversationSummary): string => updatedAt.split(/[ T]/)[0] ?? '';

export const isUnread = ({ isSeen, unread }: ConversationSummary): boolean => !isSeen || (unread ?? 0) > 0;

export const seen = (summary: ConversationSummary): ConversationSummary => ({ ...summary, isSeen: true, unread: 0 });
