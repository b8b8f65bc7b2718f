import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BookStore } from '../../application/book/BookStore';
import { FollowSearches } from '../../application/search/saved/FollowSearches';
import { useInjection } from '../shared/useInjection';
import { LazySearchMatcher } from './lazyViews';

/** For a dealer without saved searches, nothing is loaded. */
export const SavedSearchFollower = observer(function SavedSearchFollower() {
  const followSearches = useInjection(FollowSearches);
  const book = useInjection(BookStore);
  useEffect(() => followSearches.execute(), [followSearches]);
  return book.keys('searches').length > 0 && <LazySearchMatcher />;
});
