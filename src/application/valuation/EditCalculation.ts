import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import type { OwnCalculation } from '../../domain/valuation/Calculation';
import { BookStore } from '../book/BookStore';
import { KeepInBook } from '../book/KeepInBook';

/** What the dealer may type for one offer. Undefined returns to the default. */
export type CalculationChange = { readonly [Key in keyof OwnCalculation]: OwnCalculation[Key] | undefined };

/** Changes the calculation of one offer, and stores it in the book. */
@injectable()
export class EditCalculation {
  constructor(
    @inject(BookStore) private readonly book: BookStore,
    @inject(KeepInBook) private readonly keep: KeepInBook,
  ) {}

  /** Resolves to true when the change is on disk. */
  execute(hashId: HashId, change: CalculationChange): Promise<boolean> {
    const entries = Object.entries({ ...this.book.get('calculations', hashId), ...change });
    const own: OwnCalculation = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    return this.keep.execute('calculations', hashId, Object.keys(own).length === 0 ? null : own);
  }
}
