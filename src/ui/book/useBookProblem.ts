import type { BookFailure } from '../../application/ports/DealerBook';
import type { BookFileProblem } from '../../domain/book/BookFile';
import { bookCollections } from '../../domain/book/Keeping';
import { useTexts } from '../shared/texts/useTexts';

/** A sentence for each reason why own data was not read, stored or imported. */
export function useBookProblem(): (problem: BookFailure | BookFileProblem) => string {
  const { t } = useTexts(['book', 'notifications']);
  return problem => {
    switch (problem.reason) {
      case 'notJson':
      case 'notABook':
      case 'newerVersion':
        return t(`book:problem.${problem.reason}`);
      case 'brokenRecord': {
        const known = bookCollections.find(name => name === problem.collection);
        const collection = known ? t(`book:collections.${known}`) : problem.collection;
        return t('book:problem.brokenRecord', { number: problem.index + 1, collection });
      }
      case 'full':
      case 'unavailable':
      case 'blocked':
      case 'silent':
      case 'newerBook':
      case 'offline':
      case 'outdated':
        return t(`notifications:bookProblem.${problem.reason}`);
    }
  };
}
