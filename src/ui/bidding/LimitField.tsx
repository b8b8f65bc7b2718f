import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { KeepInBook } from '../../application/book/KeepInBook';
import type { Offer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { BookProblem } from '../book/BookProblem';
import { useBook } from '../book/useBook';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { AmountField } from './AmountField';
import styles from './LimitField.module.css';
import { LimitLeft } from './LimitLeft';

/** The highest amount that the dealer wants to bid on an offer, and what it still allows. Only this dealer sees it. */
export const LimitField = observer(function LimitField({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const keep = useInjection(KeepInBook);
  const limit = useBook().get('limits', offer.hashId);
  const field = useRef<HTMLInputElement>(null);

  return (
    <div className={styles.limit}>
      <AmountField
        label={t('chips.limit')}
        field={field}
        amount={limit ?? (0 as Money)}
        onAmount={typed => void keep.execute('limits', offer.hashId, typed > 0 ? typed : null)}
        hint={limit === undefined ? t('limit.private') : <LimitLeft limit={limit} offer={offer} />}
      />
      <BookProblem />
    </div>
  );
});
