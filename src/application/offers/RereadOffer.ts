import { injectable } from 'inversify';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { Offers } from '../ports/Offers';
import { OfferRegistry } from './OfferRegistry';

/** Reads one offer again. Every view of the offer shows the result. */
@injectable()
export class RereadOffer {
  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
  ) {}

  /** The offer as the server has it now; undefined if it could not be read. */
  async execute(hashId: HashId, signal?: AbortSignal): Promise<Offer | undefined> {
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
}
