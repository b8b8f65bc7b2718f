import { injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import type { OwnCalculation } from '../../domain/valuation/Calculation';
import { exactPlace } from '../../domain/valuation/Distance';
import { Book } from '../book/Book';
import { OfferDetails } from '../offers/OfferDetails';

/** Changes the calculation of one offer, and stores it in the book. */
@injectable()
export class EditCalculation {
  constructor(
    private readonly book: Book,
    private readonly details: OfferDetails,
  ) {}

  /**
   * What is undefined returns to the default. The place of the opened offer is kept with it, so that its row says the same
   * profit later. Resolves to true when the change is on disk.
   */
  execute(hashId: HashId, change: PartialChange<OwnCalculation>): Promise<boolean> {
    const detail = this.details.get(hashId);
    return this.book.change('calculations', hashId, stored => {
      const typed = changedPartly<OwnCalculation>(stored, { ...change, place: undefined });
      const place = detail ? exactPlace(detail) : stored?.place;
      return typed && changedPartly(typed, { place });
    });
  }
}
