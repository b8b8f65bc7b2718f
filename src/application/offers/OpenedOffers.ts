import { injectable } from 'inversify';
import { compareStructural, makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { OfferDetail, Photo } from '../../domain/offers/OfferDetail';
import { putLast } from '../../domain/shared/sorted';
import { Analytics } from '../ports/Analytics';
import { Offers } from '../ports/Offers';
import { LatestRequests } from '../shared/LatestRequests';
import type { LoadStatus } from '../shared/Resource';
import { FreshOffers } from './FreshOffers';
import { OfferLists } from './list/OfferLists';
import { SparseObservableMap } from './list/SparseObservableMap';
import { OfferRegistry } from './OfferRegistry';

/** Number of opened offers to keep. The least recently opened one is dropped first. */
const KEPT = 50;

/**
 * The offers that were opened: what their rows do not contain, and what the dealer saw of it. The page of an offer shows what
 * its row contains until the rest has loaded.
 */
@injectable()
export class OpenedOffers {
  private readonly details = new SparseObservableMap<HashId, OfferDetail>();
  /** Tiles show what an opened offer tells only once the dealer has left it, because a list below it does not change. */
  private readonly left = new SparseObservableMap<HashId, true>();
  private readonly statuses = observable.map<HashId, LoadStatus>(undefined, { deep: false });
  /** The addresses of the photos that were shown large in this session. */
  private readonly shownPhotos = observable.set<string>();
  private readonly requests = new LatestRequests<HashId>();

  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly fresh: FreshOffers,
    private readonly analytics: Analytics,
  ) {
    // Each row reads them.
    makeAutoObservable<this, 'details' | 'left' | 'statuses'>(
      this,
      { details: false, left: false, statuses: false },
      { deep: false },
    );
  }

  detailOf(hashId: HashId): OfferDetail | undefined {
    return this.details.get(hashId);
  }

  statusOf(hashId: HashId): LoadStatus {
    return this.statuses.get(hashId) ?? { step: 'idle' };
  }

  /** Whether the offer was fetched, and is not being fetched. */
  isRead(hashId: HashId): boolean {
    return this.detailOf(hashId) !== undefined && this.statusOf(hashId).step === 'idle';
  }

  /** Whether the dealer opened the offer and left it. */
  wasOpened(hashId: HashId): boolean {
    return this.left.has(hashId);
  }

  async open(hashId: HashId): Promise<void> {
    this.lists.offerOpened(hashId);
    this.analytics.record({ name: 'dealer_open_offer', data: { hash_id: hashId } });
    await this.read(hashId);
  }

  close(hashId: HashId): void {
    this.lists.offerClosed(hashId);
    this.requests.cancel(hashId);
    if (this.detailOf(hashId)) this.left.set(hashId, true);
  }

  /** The dealer sees this photo large. */
  photoShown({ address }: Photo): void {
    this.shownPhotos.add(address);
  }

  /** How many of these photos were not shown large. */
  unseenOf(photos: readonly Photo[]): number {
    return photos.filter(({ address }) => !this.shownPhotos.has(address)).length;
  }

  /** Fetches the offer again. The page keeps what it shows until the answer arrives. */
  async read(hashId: HashId, cancelled?: AbortSignal): Promise<void> {
    const signal = this.requests.start(hashId);
    const handleCancel = () => {
      // Otherwise a newer request has replaced this one.
      if (signal.aborted) return;
      this.requests.cancel(hashId);
      this.became(hashId, { step: 'failed', failure: { reason: 'aborted' } });
    };
    cancelled?.addEventListener('abort', handleCancel);
    this.became(hashId, { step: 'loading' });
    await this.registry.ask(
      () => this.offers.open(hashId, signal),
      (answer, merge) => {
        if (signal.aborted) return;
        this.requests.end(hashId);
        if (!answer.ok) return this.became(hashId, { step: 'failed', failure: answer.failure });
        merge([answer.value.offer]);
        this.detailArrived(hashId, answer.value.detail);
      },
    );
    cancelled?.removeEventListener('abort', handleCancel);
    // The server may show an offer that is not on sale any more only among the deals of its buyer.
    if (this.isGone(hashId)) await this.fresh.newestDeals(signal);
  }

  /** `requestedId` comes from the URL. It can be the offer's number instead of its hash id. */
  detailArrived(requestedId: HashId, detail: OfferDetail): void {
    for (const hashId of new Set([requestedId, detail.hashId])) {
      // An opened offer is fetched again, and most often it is as it was.
      if (!compareStructural(this.details.get(hashId), detail)) this.details.set(hashId, detail);
      this.became(hashId, { step: 'idle' });
    }
  }

  private isGone(hashId: HashId): boolean {
    const status = this.statusOf(hashId);
    return status.step === 'failed' && status.failure.reason === 'notFound' && !this.registry.has(hashId);
  }

  private became(hashId: HashId, status: LoadStatus): void {
    for (const gone of putLast(this.statuses, [hashId, status], KEPT)) {
      this.details.delete(gone);
      this.left.delete(gone);
    }
  }
}
