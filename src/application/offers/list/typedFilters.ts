import { type BrowseQuestion, fromSearch, toSearch } from '../../../domain/offers/list/BrowseQuestion';
import type { DealerVisitStorage } from '../../session/DealerVisitStorage';

const KEY = 'typedFilters';

/** Keeps typed filters that are not applied yet over a reload of this tab. Call this on `pagehide`. */
export const keepTypedFilters = (storage: DealerVisitStorage, question: BrowseQuestion): void =>
  storage.keep(KEY, toSearch(question));

/** Returns the stored filters once and deletes them. Null if there are none. */
export function takeTypedFilters(storage: DealerVisitStorage): BrowseQuestion | null {
  const search = storage.take(KEY);
  return typeof search === 'string' ? fromSearch(search) : null;
}
