import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import type { OwnCalculation } from '../../domain/valuation/Calculation';
import { Book } from '../book/Book';

/** Changes the calculation of one offer, and stores it in the book. */
@injectable()
export class EditCalculation {
  constructor(@inject(Book) private readonly book: Book) {}

  /** What is undefined returns to the default. Resolves to true when the change is on disk. */
  execute(hashId: HashId, change: PartialChange<OwnCalculation>): Promise<boolean> {
    return this.book.change('calculations', hashId, stored => changedPartly(stored, change));
  }
}
