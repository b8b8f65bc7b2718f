import { observer } from 'mobx-react-lite';
import { OwnBidList } from '../../../application/bidding/raise/OwnBidList';
import type { Offer } from '../../../domain/offers/Offer';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './BetChanges.module.css';

/** What changed about an own bid since the dealer last left the list. */
export const BetChanges = observer(function BetChanges({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const changes = useInjection(OwnBidList).changesSinceSeen(offer);
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t('sinceLook')} title={t('sinceLook')} className={styles.changes}>
      {changes.map(change => (
        <li key={change.kind}>
          {t(`changes.${change.kind}`, { amount: 'amount' in change ? money(change.amount) : undefined })}
        </li>
      ))}
    </ul>
  );
});
