import { lazyPage } from '../navigation/lazyPage';
import { lazyView } from '../shared/lazyView';
import { RowSkeletons } from '../shared/lists/RowSkeletons';

export const LazySavedSearchesPage = lazyPage(
  () => import(/* webpackChunkName: "searches" */ './SavedSearchesPage'),
  'SavedSearchesPage',
  { Waiting: RowSkeletons },
);

export const LazySearchMatcher = lazyView(
  () => import(/* webpackChunkName: "matches" */ './SearchMatcher'),
  'SearchMatcher',
);
