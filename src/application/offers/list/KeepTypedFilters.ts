import { injectable } from 'inversify';
import { type BrowseQuestion, fromSearch, toSearch } from '../../../domain/offers/list/BrowseQuestion';
import { DealerVisitStorage } from '../../session/DealerVisitStorage';

const KEY = 'typedFilters';

/** Keeps typed filters that are not applied yet over a reload of this tab. */
@injectable()
export class KeepTypedFilters {
  constructor(private readonly storage: DealerVisitStorage) {}

  /** Call this on `pagehide`. */
  execute(question: BrowseQuestion): void {
    this.storage.keep(KEY, toSearch(question));
  }

  /** Returns the stored filters once and deletes them. Null if there are none. */
  take(): BrowseQuestion | null {
    const search = this.storage.take(KEY);
    return typeof search === 'string' ? fromSearch(search) : null;
  }
}
