import { dealsTotal, type DealsTotal } from '../deals/DealsTotal';
import type { Deal } from '../offers/Deal';
import type { HashId, Offer } from '../offers/Offer';
import { boardPlace, type BoardPlace, boardPlaces, missingPapers } from './BoardColumn';

/** What several deals add up to, and what is missing for them. */
export interface DealsOverview {
  readonly all: DealsTotal;
  /** The places with at least one deal, in the order in which a deal passes them. */
  readonly places: readonly (DealsTotal & { readonly place: BoardPlace })[];
  /** The open deals without a contract or without the data of the vehicle. */
  readonly withoutPapers: readonly HashId[];
}

type Bought = Pick<Offer, 'hashId'> & { readonly deal: Deal };

export function dealsOverview(bought: readonly Bought[]): DealsOverview {
  const placed = boardPlaces.map(place => ({
    place,
    deals: bought.map(({ deal }) => deal).filter(deal => boardPlace(deal) === place),
  }));
  const isOpen = ({ deal }: Bought) => boardPlace(deal) !== 'done';
  return {
    all: dealsTotal(bought.map(({ deal }) => deal)),
    places: placed.filter(({ deals }) => deals.length > 0).map(({ place, deals }) => ({ place, ...dealsTotal(deals) })),
    withoutPapers: bought
      .filter(offer => isOpen(offer) && missingPapers(offer.deal).length > 0)
      .map(({ hashId }) => hashId),
  };
}
