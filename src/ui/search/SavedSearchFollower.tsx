import { observer } from 'mobx-react-lite';
import { BookStore } from '../../application/book/BookStore';
import { FollowSearches } from '../../application/search/saved/FollowSearches';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import { LazySearchMatcher } from './lazyViews';

/** For a dealer without saved searches, nothing is loaded. */
export const SavedSearchFollower = observer(function SavedSearchFollower() {
  const book = useInjection(BookStore);
  useRun(FollowSearches);
  return book.keys('searches').length > 0 && <LazySearchMatcher />;
});
