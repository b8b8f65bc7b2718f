import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { Offers } from '../ports/Offers';
import { OfferRegistry } from './OfferRegistry';

/** Reads one offer again, wherever it is shown. */
@injectable()
export class RereadOffer {
  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
  ) {}

  /** The offer as the server holds it now; undefined if it could not be read. */
  async execute(hashId: HashId, signal: AbortSignal): Promise<Offer | undefined> {
    const asking = this.registry.asking();
    const answer = await this.offers.open(hashId, signal);
    runInAction(() => this.registry.answered(asking, answer.ok ? [answer.value.offer] : []));
    return answer.ok ? this.registry.get(answer.value.offer.hashId) : undefined;
  }
}
