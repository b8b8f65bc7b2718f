import { inject, injectable } from 'inversify';
import { autorun, runInAction } from 'mobx';
import { ActionBarStore } from '../bidding/ActionBarStore';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';

/** A deal that stands in the list of deals asks to be carried out; until then its row thanks for the purchase. */
@injectable()
export class ShowDeals {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  /** Until it is cancelled, also for the deals that come in. */
  execute(): Cancel {
    return autorun(() => {
      for (const hashId of this.lists.of('inRealization').ids) {
        const offer = this.registry.get(hashId);
        if (offer) runInAction(() => this.bars.dealShown(offer));
      }
    });
  }
}
