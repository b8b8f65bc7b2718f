import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { Analytics } from '../ports/Analytics';
import { Offers } from '../ports/Offers';
import { SessionStore } from '../session/SessionStore';
import { OfferDetails } from './OfferDetails';
import { OfferLists } from './OfferLists';
import { OfferRegistry } from './OfferRegistry';

/** Shows an offer from what is held, and fetches the rest of it. */
@injectable()
export class OpenOffer {
  private readonly underWay = new Map<HashId, AbortController>();

  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferDetails) private readonly details: OfferDetails,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Analytics) private readonly analytics: Analytics,
  ) {}

  async execute(hashId: HashId): Promise<void> {
    this.lists.offerOpened(hashId);
    this.analytics.record({ name: 'dealer_open_offer', email: this.session.email, data: { hash_id: hashId } });
    await this.read(hashId);
  }

  close(hashId: HashId): void {
    this.lists.offerClosed(hashId);
    this.underWay.get(hashId)?.abort();
    this.underWay.delete(hashId);
  }

  /** Fetches the offer again; what is shown stays until the answer is there. */
  async read(hashId: HashId): Promise<void> {
    this.underWay.get(hashId)?.abort();
    const controller = new AbortController();
    this.underWay.set(hashId, controller);
    const asking = this.registry.asking();
    this.details.openStarted(hashId);
    const answer = await this.offers.open(hashId, controller.signal);
    if (this.underWay.get(hashId) !== controller) return this.registry.answered(asking);
    this.underWay.delete(hashId);
    if (!answer.ok) {
      this.registry.answered(asking);
      return this.details.openFailed(hashId, answer.failure);
    }
    runInAction(() => {
      this.registry.answered(asking, [answer.value.offer]);
      this.details.opened(hashId, answer.value.detail);
    });
  }
}
