import { inject, injectable } from 'inversify';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';
import { OpenOffer } from './OpenOffer';

/** Asks once more for what the dealer is looking at; nothing on screen moves or goes. Other lists are asked when shown. */
@injectable()
export class RefetchScreen {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OpenOffer) private readonly openOffer: OpenOffer,
  ) {}

  execute(): void {
    const { visible, openOffer } = this.lists;
    for (const list of this.lists.all) if (list.tab !== visible) list.pushesMissed();
    if (visible) void this.loadOffers.refreshInPlace(visible);
    if (openOffer) void this.openOffer.read(openOffer);
  }
}
