import { makeAutoObservable, observableRef } from 'mobx';
import type { LostBid } from '../../domain/board/LostBids';
import type { Failure } from '../../domain/shared/Failure';

type LostBidStep =
  | { readonly step: 'idle' }
  /** `pages` is null until the server has told it. */
  | { readonly step: 'searching'; readonly read: number; readonly pages: number | null }
  | { readonly step: 'failed'; readonly failure: Failure }
  | { readonly step: 'found' };

/** The lost bids among the sales that were read. */
export class LostBidStore {
  search: LostBidStep = { step: 'idle' };
  bids: readonly LostBid[] = [];
  /** The number of sales that were read. */
  sales = 0;
  /** True if the archive has more sales than were read. */
  isCut = false;

  constructor() {
    makeAutoObservable(this, { search: observableRef, bids: observableRef });
  }

  progressed(read: number, pages: number | null): void {
    this.search = { step: 'searching', read, pages };
  }

  failed(failure: Failure): void {
    this.search = { step: 'failed', failure };
  }

  found(bids: readonly LostBid[], { sales, isCut }: { readonly sales: number; readonly isCut: boolean }): void {
    this.bids = bids;
    this.sales = sales;
    this.isCut = isCut;
    this.search = { step: 'found' };
  }

  cancelled(): void {
    this.search = this.sales > 0 ? { step: 'found' } : { step: 'idle' };
  }
}
