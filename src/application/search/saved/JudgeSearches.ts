import { inject, injectable } from 'inversify';
import type { Judge } from '../../../domain/offers/list/FilterFit';
import { questionOf } from '../../../domain/search/SavedSearch';
import { BookStore } from '../../book/BookStore';
import { JudgeOffers } from '../JudgeOffers';

/** The judges of the saved searches. */
@injectable()
export class JudgeSearches {
  constructor(
    @inject(BookStore) private readonly book: BookStore,
    @inject(JudgeOffers) private readonly judgeOffers: JudgeOffers,
  ) {}

  /** With what this device knows now. One set judges many offers. */
  execute(): readonly (readonly [searchId: string, judge: Judge])[] {
    return this.book.keys('searches').map(searchId => {
      const search = this.book.get('searches', searchId)!;
      return [searchId, this.judgeOffers.bySearch(questionOf(search, searchId))] as const;
    });
  }
}
