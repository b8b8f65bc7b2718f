import { CircleArrowDown, CircleCheck, CircleSlash, type IconNode } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { KeepInBook } from '../../application/book/KeepInBook';
import { type LimitStanding, limitStanding } from '../../domain/bidding/BidLimit';
import type { Offer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { BookProblem } from '../book/BookProblem';
import { useBook } from '../book/useBook';
import { Icon } from '../shared/Icon';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { AmountField } from './AmountField';
import styles from './LimitField.module.css';

const icons: Readonly<Record<LimitStanding['standing'], IconNode>> = {
  headroom: CircleCheck,
  reached: CircleSlash,
  passed: CircleArrowDown,
};

/** The highest amount that the dealer wants to bid on an offer, and what it still allows. Only this dealer sees it. */
export const LimitField = observer(function LimitField({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const keep = useInjection(KeepInBook);
  const limit = useBook().get('limits', offer.hashId);
  const field = useRef<HTMLInputElement>(null);

  const standing = () => {
    if (limit === undefined) return t('limit.private');
    const found = limitStanding(limit, offer);
    const amount = found.standing === 'headroom' ? money(found.headroom) : '';
    return (
      <span className={styles.standing} data-standing={found.standing}>
        <Icon of={icons[found.standing]} size={14} /> {t(`limit.${found.standing}`, { amount })}
      </span>
    );
  };
  return (
    <div className={styles.limit}>
      <AmountField
        label={t('chips.limit')}
        field={field}
        amount={limit ?? (0 as Money)}
        onAmount={typed => void keep.execute('limits', offer.hashId, typed > 0 ? typed : null)}
        hint={standing()}
      />
      <BookProblem />
    </div>
  );
});
