import { injectable } from 'inversify';
import { defaultQuestion } from '../../domain/offers/list/BrowseQuestion';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { listedRow } from '../../domain/offers/withLaterPush';
import { Offers } from '../ports/Offers';
import { OfferRegistry } from './OfferRegistry';

/** Asks the server for an offer as it is now, and whether this dealer has a deal on it. Every view of the offer shows the answer. */
@injectable()
export class FreshOffers {
  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
  ) {}

  /** The offer as the server has it now; undefined if it could not be read. */
  async read(hashId: HashId, signal?: AbortSignal): Promise<Offer | undefined> {
    return this.registry.ask(
      () => this.offers.open(hashId, signal),
      (answer, merge) => {
        if (!answer.ok) return undefined;
        const { offer } = answer.value;
        merge([offer]);
        return this.registry.get(offer.hashId);
      },
    );
  }

  /** False proves nothing: a deal may open some seconds after its offer is closed. */
  async hasDeal(hashId: HashId, signal: AbortSignal): Promise<boolean> {
    const offer = await this.read(hashId, signal);
    // A server may include the deal only in the list of deals.
    return offer?.deal ? true : ((await this.newestDeals(signal))?.has(hashId) ?? false);
  }

  /** The offers on the first page of deals, which has the newest. Null if the server does not answer. */
  newestDeals(signal?: AbortSignal): Promise<ReadonlySet<HashId> | null> {
    return this.registry.ask(
      () => this.offers.list('inRealization', defaultQuestion, signal),
      (answer, merge) => {
        if (!answer.ok) return null;
        const { offers } = answer.value;
        merge(offers.map(deal => listedRow('inRealization', deal, this.registry.get(deal.hashId))));
        return new Set(offers.map(({ hashId }) => hashId));
      },
    );
  }
}
