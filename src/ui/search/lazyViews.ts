import { RowSkeletons } from '../shared/lists/Skeletons';
import { lazyPage } from '../shared/loading/lazyPage';
import { lazyView } from '../shared/loading/lazyView';

export const LazySavedSearchesPage = lazyPage(
  () => import(/* webpackChunkName: "searches" */ './SavedSearchesPage'),
  'SavedSearchesPage',
  { Waiting: RowSkeletons },
);

export const LazySearchMatcher = lazyView(
  () => import(/* webpackChunkName: "matches" */ './SearchMatcher'),
  'SearchMatcher',
);
