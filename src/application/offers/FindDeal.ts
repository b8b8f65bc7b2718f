import { injectable } from 'inversify';
import { defaultQuestion } from '../../domain/offers/list/BrowseQuestion';
import type { HashId } from '../../domain/offers/Offer';
import { listedRow } from '../../domain/offers/withLaterPush';
import { Offers } from '../ports/Offers';
import { OfferRegistry } from './OfferRegistry';
import { RereadOffer } from './RereadOffer';

/** Asks the server whether this dealer has a deal on an offer. */
@injectable()
export class FindDeal {
  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly reread: RereadOffer,
  ) {}

  /** False proves nothing: a deal may open some seconds after its offer is closed. */
  async execute(hashId: HashId, signal: AbortSignal): Promise<boolean> {
    const offer = await this.reread.execute(hashId, signal);
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
