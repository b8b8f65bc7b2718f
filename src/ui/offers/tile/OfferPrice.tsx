import { CircleArrowDown, CircleDashed, CircleSlash, Gavel, type IconNode, Trophy } from 'lucide';
import { type BidStanding, bidStanding, shownBid } from '../../../domain/offers/BidStanding';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { LazyDealStage } from '../../realization/DealStage.lazy';
import { Icon } from '../../shared/Icon';
import { useFormat } from '../../shared/useFormat';
import { useTexts } from '../../shared/useTexts';
import styles from './OfferPrice.module.css';

const icons: Readonly<Record<BidStanding | 'sold', IconNode>> = {
  noBids: CircleDashed,
  notBidding: Gavel,
  outbid: CircleArrowDown,
  leading: Trophy,
  sold: CircleSlash,
};

/** Once an offer is sold it no longer matters who bid what, but who has it. */
function standingOf(offer: Offer): BidStanding | 'sold' {
  return isOnSale(offer) ? bidStanding(offer) : 'sold';
}

interface OfferPriceProps {
  readonly offer: Offer;
  /** Leaves room for the standing, which nobody can read by now. */
  readonly isPassing?: boolean;
}

/**
 * Where the dealer stands, by icon, word and colour, beside the amount that counts. A fixed price takes the place of
 * the bid; the standing stays visible beside it, with the bid it is about.
 */
export function OfferPrice({ offer, isPassing = false }: OfferPriceProps) {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const standing = standingOf(offer);
  const bid = shownBid(offer);

  const standingText = () => {
    if (standing === 'sold') return t(standing);
    if (standing === 'notBidding') return t('standing.notBidding', { count: offer.bidsCount });
    const word = t(`standing.${standing}`);
    return offer.buyNowPrice > 0 && bid !== null ? `${word} · ${money(bid)}` : word;
  };

  const amount = () => {
    if (offer.finalPrice !== null) return { word: t('amount.final'), text: money(offer.finalPrice) };
    if (offer.buyNowPrice > 0) return { word: t('amount.buyNow'), text: money(offer.buyNowPrice) };
    return { word: t(`amount.${bidStanding(offer)}`), text: bid === null ? '–' : money(bid) };
  };

  const { word, text } = amount();
  return (
    <p className={styles.price} data-standing={offer.realization ? 'bought' : standing}>
      {!isPassing && (
        <span className={styles.standing}>
          {offer.realization ? (
            <LazyDealStage offer={offer} />
          ) : (
            <>
              <Icon of={icons[standing]} size={16} />
              {standingText()}
            </>
          )}
        </span>
      )}
      <span className={styles.amounts}>
        <span className={styles.word}>{word}</span>
        <strong className={styles.amount}>{text}</strong>
      </span>
    </p>
  );
}
