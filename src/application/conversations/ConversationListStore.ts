import { injectable } from 'inversify';
import { action, makeObservable, observable } from 'mobx';
import { type ConversationSummary, seenConversation, notSeen } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import { Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { Refetches } from '../shared/Refetches';
import { RowList } from '../shared/RowList';

/** The dealer's conversations by offer. The conversation with the latest message is first. */
@injectable()
export class ConversationListStore {
  readonly pages: RowList<HashId, ConversationSummary>;
  /** The offer whose row gets the focus when the dealer returns to the list. */
  lastOpened: HashId | null = null;

  constructor(conversations: Conversations, clock: Clock, refetches: Refetches) {
    this.pages = new RowList({
      clock,
      refetches,
      read: (page, signal) => conversations.list(page, signal),
      idOf: ({ offerHashId }) => offerHashId,
    });
    makeObservable(this, { lastOpened: observable, opened: action });
  }

  /** A new message moves the conversation to the top, if the list is loaded. */
  updated(summary: ConversationSummary): void {
    this.pages.added(summary);
  }

  /** The server no longer has the conversation. */
  removed(offer: HashId): void {
    this.pages.removed(offer);
  }

  markedSeen(offer: HashId): void {
    this.pages.changed(offer, seenConversation, { outlasts: true });
  }

  /** `unread` is more than 0. */
  notMarkedSeen(offer: HashId, unread: number): void {
    this.pages.changed(offer, row => notSeen(row, unread), { outlasts: false });
  }

  opened(offer: HashId): void {
    this.lastOpened = offer;
  }
}
