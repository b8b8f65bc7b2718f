import { observer } from 'mobx-react-lite';
import { BookStore } from '../../application/book/BookStore';
import { useInjection } from '../shared/useInjection';
import { LazySearchMatcher } from './lazyViews';

/** For a dealer without saved searches, nothing is loaded. */
export const SavedSearchMatcher = observer(function SavedSearchMatcher() {
  const book = useInjection(BookStore);
  return book.keys('searches').length > 0 && <LazySearchMatcher />;
});
