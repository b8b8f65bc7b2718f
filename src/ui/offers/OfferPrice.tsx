import { ArrowDownCircle, CircleDashed, Gavel, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BidStanding, bidStanding, shownBid } from '../../domain/offers/BidStanding';
import type { Offer } from '../../domain/offers/Offer';
import { useFormat } from '../shared/useFormat';
import styles from './OfferPrice.module.css';

const icons: Readonly<Record<BidStanding, typeof Gavel>> = {
  noBids: CircleDashed,
  notBidding: Gavel,
  outbid: ArrowDownCircle,
  leading: Trophy,
};

/**
 * Where the dealer stands, by icon, word and colour, beside the amount that counts. A fixed price takes the place of
 * the bid; the standing stays visible beside it.
 */
export function OfferPrice({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('offers');
  const { money } = useFormat();
  const standing = bidStanding(offer);
  const Icon = icons[standing];
  const bid = shownBid(offer);
  const isOwn = standing === 'leading' || standing === 'outbid';
  return (
    <p className={styles.price} data-standing={standing}>
      <span className={styles.standing} role={isOwn ? 'status' : undefined}>
        <Icon size={16} aria-hidden />
        {standing === 'notBidding' ? t('standing.notBidding', { count: offer.bidsCount }) : t(`standing.${standing}`)}
      </span>
      <span className={styles.amounts}>
        {offer.closed && <span className={styles.sold}>{t('sold')}</span>}
        <span className={styles.word}>{t(`amount.${offer.buyNowPrice > 0 ? 'buyNow' : standing}`)}</span>
        <strong className={styles.amount}>
          {offer.buyNowPrice > 0 ? money(offer.buyNowPrice) : bid === null ? '–' : money(bid)}
        </strong>
      </span>
    </p>
  );
}
