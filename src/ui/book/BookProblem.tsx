import { observer } from 'mobx-react-lite';
import { BookStore } from '../../application/book/BookStore';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './BookProblem.module.css';

/** Says why the own data on this page is not stored. */
export const BookProblem = observer(function BookProblem() {
  const { t } = useTexts('bidding');
  const { problem } = useInjection(BookStore);
  return (
    <p role="alert" className={styles.problem}>
      {problem && t(`bookProblem.${problem.reason}`)}
    </p>
  );
});
