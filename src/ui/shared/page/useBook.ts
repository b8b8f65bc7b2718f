import { useEffect } from 'react';
import { BookStore } from '../../../application/book/BookStore';
import { FollowBook } from '../../../application/book/FollowBook';
import { useInjection } from '../useInjection';

/** The dealer's own data. It is read when the first view asks for it. */
export function useBook(): BookStore {
  const followBook = useInjection(FollowBook);
  useEffect(() => void followBook.execute(), [followBook]);
  return useInjection(BookStore);
}
