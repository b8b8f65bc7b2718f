import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Photo } from '../../domain/offers/OfferDetail';
import { Offers } from '../ports/Offers';
import { RecordAnalytics } from '../session/RecordAnalytics';
import { LatestRequests } from '../shared/LatestRequests';
import { FindDeal } from './FindDeal';
import { OfferLists } from './list/OfferLists';
import { OfferDetails } from './OfferDetails';
import { OfferRegistry } from './OfferRegistry';
import { SeenPhotos } from './SeenPhotos';

/** Opens an offer: the page shows what its row contains until the rest has loaded. */
@injectable()
export class OpenOffer {
  private readonly requests = new LatestRequests<HashId>();

  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly details: OfferDetails,
    private readonly lists: OfferLists,
    private readonly photos: SeenPhotos,
    private readonly findDeal: FindDeal,
    private readonly analytics: RecordAnalytics,
  ) {}

  async execute(hashId: HashId): Promise<void> {
    this.lists.offerOpened(hashId);
    this.analytics.execute({ name: 'dealer_open_offer', data: { hash_id: hashId } });
    await this.read(hashId);
  }

  close(hashId: HashId): void {
    this.lists.offerClosed(hashId);
    this.requests.cancel(hashId);
    this.details.closed(hashId);
  }

  /** The dealer closed the offer and sees the list again. */
  returnToList(hashId: HashId): void {
    this.lists.returnedTo(hashId);
  }

  /** The dealer sees this photo large. */
  photoShown(photo: Photo): void {
    this.photos.shown(photo);
  }

  /** Whether the offer was fetched, and is not being fetched. */
  isRead(hashId: HashId): boolean {
    return this.details.get(hashId) !== undefined && this.details.statusOf(hashId).step === 'idle';
  }

  /** Fetches the offer again. The page keeps what it shows until the answer arrives. */
  async read(hashId: HashId, cancelled?: AbortSignal): Promise<void> {
    const signal = this.requests.start(hashId);
    const handleCancel = () => {
      // Otherwise a newer request has replaced this one.
      if (signal.aborted) return;
      this.requests.cancel(hashId);
      runInAction(() => this.details.openFailed(hashId, { reason: 'aborted' }));
    };
    cancelled?.addEventListener('abort', handleCancel);
    this.details.openStarted(hashId);
    await this.registry.ask(
      () => this.offers.open(hashId, signal),
      (answer, merge) => {
        if (signal.aborted) return;
        this.requests.end(hashId);
        if (!answer.ok) return this.details.openFailed(hashId, answer.failure);
        merge([answer.value.offer]);
        this.details.opened(hashId, answer.value.detail);
      },
    );
    cancelled?.removeEventListener('abort', handleCancel);
    // The server may show an offer that is not on sale any more only among the deals of its buyer.
    if (this.isGone(hashId)) await this.findDeal.newestDeals(signal);
  }

  private isGone(hashId: HashId): boolean {
    const status = this.details.statusOf(hashId);
    return status.step === 'failed' && status.failure.reason === 'notFound' && !this.registry.has(hashId);
  }
}
