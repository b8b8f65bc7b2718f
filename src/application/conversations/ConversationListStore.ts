import { makeAutoObservable, observableRef } from 'mobx';
import { type ConversationSummary, seen } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { hasMorePages } from '../../domain/shared/Page';
import type { ConversationPage } from '../ports/Conversations';

export type ListStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'loading'; readonly what: 'first' | 'more' }
  | { readonly step: 'failed'; readonly what: 'first' | 'more'; readonly because: Failure };

/** The dealer's conversations; the one that was written in last stands on top. */
export class ConversationListStore {
  rows: readonly ConversationSummary[] = [];
  status: ListStatus = { step: 'idle' };
  nextPage = 1;
  totalPages = 0;
  totalCount = 0;
  lastFetchedAt: Instant | null = null;
  /** Pixels from the top, kept while the list is not on screen. */
  scrollTop = 0;
  /** Whose row gets the focus when the list is returned to. */
  lastOpened: HashId | null = null;
  /** Pushed since the latest question was asked, the newest first: its answer may not know of them. */
  private movedUp: readonly ConversationSummary[] = [];
  private readonly seenSince = new Set<HashId>();

  constructor() {
    makeAutoObservable<this, 'movedUp' | 'seenSince'>(this, {
      rows: observableRef,
      status: observableRef,
      scrollTop: false,
      lastOpened: false,
      movedUp: false,
      seenSince: false,
    });
  }

  get hasMore(): boolean {
    return hasMorePages(this.nextPage, this.totalPages);
  }

  of(offer: HashId): ConversationSummary | undefined {
    return this.rows.find(row => row.offerHashId === offer);
  }

  loadStarted(what: 'first' | 'more'): void {
    this.status = { step: 'loading', what };
    this.movedUp = [];
    this.seenSince.clear();
  }

  loadFailed(what: 'first' | 'more', because: Failure): void {
    this.status = { step: 'failed', what, because };
  }

  /** The list starts over with this page. */
  firstPageArrived(page: ConversationPage, at: Instant): void {
    this.rows = onTop(this.movedUp, this.asSeen(page.conversations));
    this.nextPage = 2;
    this.pageArrived(page, at);
  }

  /** Pages move down while they are read, so one may repeat what the one before it held. */
  morePageArrived(page: ConversationPage, at: Instant): void {
    this.rows = onTop(this.rows, this.asSeen(page.conversations));
    this.nextPage += 1;
    this.pageArrived(page, at);
  }

  /** Somebody has written in it: it moves to the top. A list that was never fetched has no top. */
  updated(summary: ConversationSummary): void {
    this.movedUp = onTop([summary], this.movedUp);
    this.seenSince.delete(summary.offerHashId);
    if (this.lastFetchedAt === null) return;
    if (!this.of(summary.offerHashId)) this.totalCount += 1;
    this.rows = onTop([summary], this.rows);
  }

  markedSeen(offer: HashId): void {
    this.seenSince.add(offer);
    this.movedUp = this.asSeen(this.movedUp);
    this.rows = this.rows.map(row => (row.offerHashId === offer ? seen(row) : row));
  }

  /** What it holds is as old as if it had been fetched long ago. */
  pushesMissed(): void {
    if (this.lastFetchedAt !== null) this.lastFetchedAt = 0;
  }

  scrolledTo(pixels: number): void {
    this.scrollTop = pixels;
  }

  opened(offer: HashId): void {
    this.lastOpened = offer;
  }

  private asSeen(rows: readonly ConversationSummary[]): readonly ConversationSummary[] {
    return rows.map(row => (this.seenSince.has(row.offerHashId) ? seen(row) : row));
  }

  private pageArrived({ totalPages, totalCount }: ConversationPage, at: Instant): void {
    this.totalPages = totalPages;
    this.totalCount = totalCount;
    this.lastFetchedAt = at;
    this.status = { step: 'idle' };
  }
}

/** Each conversation once, where it stands first. */
function onTop(
  first: readonly ConversationSummary[],
  rest: readonly ConversationSummary[],
): readonly ConversationSummary[] {
  const byOffer = new Map<HashId, ConversationSummary>();
  for (const row of [...first, ...rest]) if (!byOffer.has(row.offerHashId)) byOffer.set(row.offerHashId, row);
  return [...byOffer.values()];
}
