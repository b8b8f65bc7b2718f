import { inject, injectable } from 'inversify';
import { defaultQuestion } from '../../domain/offers/BrowseQuestion';
import type { HashId } from '../../domain/offers/Offer';
import { Offers } from '../ports/Offers';
import { OfferRegistry } from './OfferRegistry';
import { RereadOffer } from './RereadOffer';

/** Asks the server whether this dealer has a deal on an offer. */
@injectable()
export class FindDeal {
  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(RereadOffer) private readonly reread: RereadOffer,
  ) {}

  /** False proves nothing: a deal may open some seconds after its offer is closed. */
  async execute(hashId: HashId, signal: AbortSignal): Promise<boolean> {
    const offer = await this.reread.execute(hashId, signal);
    return offer?.realization ? true : this.amongDeals(hashId, signal);
  }

  /** A server may include the deal only in the list of deals. The first page has the newest deals. */
  amongDeals(hashId: HashId, signal: AbortSignal): Promise<boolean> {
    return this.registry.ask(
      () => this.offers.list('inRealization', defaultQuestion, signal),
      (answer, merge) => {
        const deals = answer.ok ? answer.value.offers : [];
        merge(deals);
        return deals.some(deal => deal.hashId === hashId);
      },
    );
  }
}
