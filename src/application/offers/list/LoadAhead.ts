import { injectable } from 'inversify';
import type { HashId } from '../../../domain/offers/Offer';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** The number of offers behind an opened one, below which a further page is loaded. */
const FEW = 5;

/** Loads a further page while the dealer steps through a list in an opened offer, so that the steps do not end there. */
@injectable()
export class LoadAhead {
  constructor(
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
  ) {}

  /** Resolves when the page is loaded or failed, or at once if none is needed. */
  async execute(opened: HashId): Promise<void> {
    const { visible, idsOnScreen } = this.lists;
    const place = idsOnScreen.indexOf(opened);
    if (visible === null || place < 0 || idsOnScreen.length - 1 - place >= FEW) return;
    await this.loadOffers.more(visible);
  }
}
