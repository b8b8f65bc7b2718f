import { observer } from 'mobx-react-lite';
import { OwnBidList } from '../../../application/bidding/raise/OwnBidList';
import type { Offer } from '../../../domain/offers/Offer';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './BetChanges.module.css';
import { useStandingSince } from './useStandingSince';

interface BetChangesProps {
  readonly offer: Offer;
  /** Says since when the bid has its standing, which the column of a table says. */
  readonly hasSince?: boolean;
}

/** What changed about an own bid since the dealer last left the list. */
export const BetChanges = observer(function BetChanges({ offer, hasSince = false }: BetChangesProps) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const standingSince = useStandingSince();
  const changes = useInjection(OwnBidList).changesSinceSeen(offer);
  if (changes.length === 0) return null;
  const since = hasSince ? standingSince(offer) : null;
  return (
    <ul title={t('sinceLook')} className={styles.changes}>
      {changes.map(change => (
        <li key={change.kind}>
          <span>{t(`changes.${change.kind}`, { amount: 'amount' in change ? money(change.amount) : undefined })}</span>{' '}
          {since !== null && !('amount' in change) && <RelativeTime instant={since} isShort />}
        </li>
      ))}
    </ul>
  );
});
