import { injectable } from 'inversify';
import { action, makeObservable } from 'mobx';
import { type ConversationSummary, seenConversation, notSeen } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import { unseen } from '../../domain/shared/Page';
import { Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { ListChanges } from '../shared/ListChanges';
import { Refetches } from '../shared/Refetches';
import { RowListStore } from '../shared/RowListStore';

/** The dealer's conversations by offer. The conversation with the latest message is first. */
@injectable()
export class ConversationListStore extends RowListStore<HashId, ConversationSummary> {
  /** The offer whose row gets the focus when the dealer returns to the list. */
  lastOpened: HashId | null = null;
  private readonly changes = new ListChanges<HashId>();
  /** The rows that were pushed since the latest request. Its answer may not contain them. */
  private readonly pushed = new Map<HashId, ConversationSummary>();
  private readonly seenSince = new Set<HashId>();

  constructor(
    private readonly conversations: Conversations,
    clock: Clock,
    refetches: Refetches,
  ) {
    super(clock, refetches);
    makeObservable(this, { updated: action, removed: action, markedSeen: action, notMarkedSeen: action });
  }

  /** A new message moves the conversation to the top, if the list is loaded. */
  updated(summary: ConversationSummary): void {
    const { offerHashId } = summary;
    this.changes.added(offerHashId);
    this.pushed.set(offerHashId, summary);
    this.seenSince.delete(offerHashId);
    if (this.lastFetchedAt === null) return;
    if (this.held.has(offerHashId)) this.ids.remove(offerHashId);
    else {
      this.totalCount += 1;
      this.onNoPage.add(offerHashId);
    }
    this.ids.unshift(offerHashId);
    this.held.set(offerHashId, summary);
  }

  /** The server no longer has the conversation. */
  removed(offer: HashId): void {
    this.changes.removed(offer);
    this.pushed.delete(offer);
    if (!this.held.delete(offer)) return;
    this.ids.remove(offer);
    this.totalCount = Math.max(0, this.totalCount - 1);
    // The rows below moved up to a page that counts as loaded, so that page is loaded again.
    if (!this.hasMore) return;
    const before = this.nextPage;
    this.nextPage = this.limit === null ? 1 : Math.min(before, Math.floor(this.ids.length / this.limit) + 1);
    this.pagesRepeated(before - this.nextPage);
  }

  markedSeen(offer: HashId): void {
    this.seenSince.add(offer);
    this.changed(offer, seenConversation);
  }

  /** `unread` is more than 0. */
  notMarkedSeen(offer: HashId, unread: number): void {
    this.seenSince.delete(offer);
    this.changed(offer, row => notSeen(row, unread));
  }

  opened(offer: HashId): void {
    this.lastOpened = offer;
  }

  private changed(offer: HashId, change: (row: ConversationSummary) => ConversationSummary): void {
    for (const rows of [this.pushed, this.held]) {
      const row = rows.get(offer);
      if (row) rows.set(offer, change(row));
    }
  }

  protected override ask(page: number, signal: AbortSignal) {
    return this.conversations.list(page, signal);
  }

  protected readonly idOf = ({ offerHashId }: ConversationSummary) => offerHashId;

  protected override asKnown(rows: readonly ConversationSummary[]): readonly ConversationSummary[] {
    const answered = new Map(rows.map(row => [row.offerHashId, row]));
    const ids = unseen([...this.changes.addedTo([]), ...this.changes.withoutRemoved([...answered.keys()])], new Set());
    return ids.map(
      id => this.pushed.get(id) ?? (this.seenSince.has(id) ? seenConversation(answered.get(id)!) : answered.get(id)!),
    );
  }

  protected override changesForgotten(): void {
    this.changes.requestSent();
    this.pushed.clear();
    this.seenSince.clear();
  }
}
