import { toSearch } from '../../domain/offers/list/BrowseQuestion';
import { questionOf, type SavedSearch } from '../../domain/search/SavedSearch';
import { paths } from '../shared/paths';

/** The address that opens a saved search as it was saved, with its refinements and its order. */
export const searchPath = (search: SavedSearch, searchId: string): string =>
  paths.browse + toSearch(questionOf(search, searchId));
