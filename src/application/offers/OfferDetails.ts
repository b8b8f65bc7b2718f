import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import type { Failure } from '../../domain/shared/Failure';
import { putLast } from '../../domain/shared/sorted';
import type { LoadStatus } from '../shared/LoadStatus';
import { SparseObservableMap } from './list/SparseObservableMap';

/** Number of opened offers to keep. The least recently opened one is dropped first. */
const KEPT = 50;

export class OfferDetails {
  private readonly details = new SparseObservableMap<HashId, OfferDetail>();
  /** Tiles show what an opened offer tells only once the dealer has left it, because a list below it does not change. */
  private readonly left = new SparseObservableMap<HashId, true>();
  private readonly statuses = observable.map<HashId, LoadStatus>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'details' | 'left' | 'statuses'>(this, { details: false, left: false, statuses: false });
  }

  get(hashId: HashId): OfferDetail | undefined {
    return this.details.get(hashId);
  }

  /** Whether the dealer opened the offer and left it. */
  wasOpened(hashId: HashId): boolean {
    return this.left.has(hashId);
  }

  closed(hashId: HashId): void {
    if (this.details.get(hashId)) this.left.set(hashId, true);
  }

  statusOf(hashId: HashId): LoadStatus {
    return this.statuses.get(hashId) ?? { step: 'idle' };
  }

  openStarted(hashId: HashId): void {
    this.became(hashId, { step: 'loading' });
  }

  openFailed(hashId: HashId, failure: Failure): void {
    this.became(hashId, { step: 'failed', failure });
  }

  /** `requestedId` comes from the URL. It can be the offer's number instead of its hash id. */
  opened(requestedId: HashId, detail: OfferDetail): void {
    for (const hashId of new Set([requestedId, detail.hashId])) {
      this.details.set(hashId, detail);
      this.became(hashId, { step: 'idle' });
    }
  }

  private became(hashId: HashId, status: LoadStatus): void {
    for (const gone of putLast(this.statuses, [hashId, status], KEPT)) {
      this.details.delete(gone);
      this.left.delete(gone);
    }
  }
}
