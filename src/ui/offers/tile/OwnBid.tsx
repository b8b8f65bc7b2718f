import { CircleArrowDown, Trophy } from 'lucide';
import { bidStanding } from '../../../domain/offers/BidStanding';
import type { Offer } from '../../../domain/offers/Offer';
import { Icon } from '../../shared/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './OwnBid.module.css';

const icons = { outbid: CircleArrowDown, leading: Trophy };

/** The dealer's own bid, with its standing as colour, icon and word. Shows a dash if there is none. */
export function OwnBid({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const standing = bidStanding(offer);
  return (
    <span className={styles.line}>
      <span className={styles.ownBid} data-standing={standing} translate="no">
        {offer.ownBid === null ? '–' : money(offer.ownBid)}
      </span>
      {(standing === 'outbid' || standing === 'leading') && (
        <span className={styles.word}>
          <Icon of={icons[standing]} size={14} /> <span>{t(`standing.${standing}`)}</span>
        </span>
      )}
    </span>
  );
}
