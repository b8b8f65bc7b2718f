import { useEffect } from 'react';
import { Book } from '../../../application/book/Book';
import type { BookStore } from '../../../application/book/BookStore';
import { useInjection } from '../useInjection';

/**
 * The dealer's own data. It is read when the first view asks for it. A row, and what is on the first screen, injects `BookStore`
 * instead, which reads nothing.
 */
export function useBook(): BookStore {
  const book = useInjection(Book);
  useEffect(() => void book.hold(), [book]);
  return book.held;
}
