import type { BookFailure } from '../../application/ports/DealerBook';
import { bookCollections } from '../../domain/book/BookBounds';
import type { BookFileProblem } from '../../domain/book/BookFile';
import { useTexts } from '../shared/useTexts';

/** A sentence for each reason why own data was not read, stored or imported. */
export function useBookProblem(): (problem: BookFailure | BookFileProblem) => string {
  const { t } = useTexts('book');
  return problem => {
    if (problem.reason !== 'brokenRecord') return t(`problem.${problem.reason}`);
    const known = bookCollections.find(name => name === problem.collection);
    const collection = known ? t(`collections.${known}`) : problem.collection;
    return t('problem.brokenRecord', { number: problem.index + 1, collection });
  };
}
