import type { BookFailure } from '../../application/ports/DealerBook';
import type { BookFileProblem } from '../../domain/book/BookFile';
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
      case 'full':
      case 'unavailable':
      case 'blocked':
      case 'silent':
      case 'newerBook':
      case 'setAside':
      case 'offline':
      case 'outdated':
        return t(`notifications:bookProblem.${problem.reason}`);
    }
  };
}
