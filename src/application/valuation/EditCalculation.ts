import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import type { OwnCalculation } from '../../domain/valuation/Calculation';
import { Book } from '../book/Book';

/** What the dealer may type for one offer. Undefined returns to the default. */
export type CalculationChange = { readonly [Key in keyof OwnCalculation]: OwnCalculation[Key] | undefined };

/** Changes the calculation of one offer, and stores it in the book. */
@injectable()
export class EditCalculation {
  constructor(@inject(Book) private readonly book: Book) {}

  /** Resolves to true when the change is on disk. */
  execute(hashId: HashId, change: CalculationChange): Promise<boolean> {
    return this.book.change('calculations', hashId, stored => {
      const entries = Object.entries({ ...stored, ...change }).filter(([, value]) => value !== undefined);
      return entries.length === 0 ? null : Object.fromEntries(entries);
    });
  }
}
