import type { BookFailure } from '../../application/ports/DealerBook';
import { bookCollections } from '../../domain/book/BookBounds';
import type { BookFileProblem } from '../../domain/book/BookFile';
import { useTexts } from '../shared/useTexts';

/** A sentence for each reason why own data was not read, stored or imported. */
export function useBookProblem(): (because: BookFailure | BookFileProblem) => string {
  const { t } = useTexts('book');
  return because => {
    if (because.reason !== 'brokenRecord') return t(`problem.${because.reason}`);
    const known = bookCollections.find(name => name === because.collection);
    const collection = known ? t(`collections.${known}`) : because.collection;
    return t('problem.brokenRecord', { number: because.index + 1, collection });
  };
}
