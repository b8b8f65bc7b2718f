import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BookStore } from '../../application/book/BookStore';
import { FollowBook } from '../../application/book/FollowBook';
import { CalculateOffer } from '../../application/valuation/CalculateOffer';
import type { HashId } from '../../domain/offers/Offer';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { CalculationFields } from './CalculationFields';
import { CalculationResult } from './CalculationResult';
import { Comparables } from './Comparables';
import styles from './MyCalculation.module.css';
import { NotStatedFacts } from './NotStatedFacts';

/** What an offer is worth to the dealer. */
export const MyCalculation = observer(function MyCalculation({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('valuation');
  const followBook = useInjection(FollowBook);
  const { areDefaultsSet } = useInjection(CalculateOffer);
  const { problem } = useInjection(BookStore);
  useEffect(() => void followBook.execute(), [followBook]);
  return (
    <div className={styles.calculation}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t('notKept')}
        </p>
      )}
      <CalculationFields hashId={hashId} />
      {!areDefaultsSet && <p className={styles.note}>{t('noDefaults')}</p>}
      <CalculationResult hashId={hashId} />
      <Comparables hashId={hashId} />
      <NotStatedFacts hashId={hashId} />
    </div>
  );
});
