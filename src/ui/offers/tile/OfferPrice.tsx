import { minimumBid } from '../../../domain/bidding/MinimumBid';
import { bidStanding, shownBid } from '../../../domain/offers/BidStanding';
import type { Offer } from '../../../domain/offers/Offer';
import { offerStanding } from '../../../domain/offers/OwnBidStanding';
import { LazyDealStage } from '../../deals/lazyViews';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { StandingChip } from '../parts/StandingChip';
import styles from './OfferPrice.module.css';

interface OfferPriceProps {
  readonly offer: Offer;
}

/**
 * The dealer's standing as icon, word and colour, next to the relevant amount. If there is a fixed price, it replaces
 * the bid as the amount, and the bid is beside the standing.
 */
export function OfferPrice({ offer }: OfferPriceProps) {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const standing = offer.deal ? 'bought' : offerStanding(offer);
  const bid = shownBid(offer);

  const standingText = () => {
    if (standing === 'sold' || standing === 'bought') return t(standing);
    if (standing === 'notBidding')
      return offer.bidsCount === null ? t('standing.someBids') : t('standing.notBidding', { count: offer.bidsCount });
    return t(`standing.${standing}`);
  };

  const bidText = () => {
    if (bid !== null) return money(bid);
    return standing === 'noBids' ? t('standing.startsAt', { minimum: money(minimumBid(offer.highestBid)) }) : '–';
  };

  const amount = () => {
    if (offer.finalPrice !== null) return { word: t('amount.final'), text: money(offer.finalPrice) };
    if (offer.buyNowPrice > 0) return { word: t('amount.buyNow'), text: money(offer.buyNowPrice) };
    return { word: t(`amount.${bidStanding(offer)}`), text: bidText() };
  };

  const isBeside = offer.buyNowPrice > 0 && standing !== 'sold' && standing !== 'bought';
  const { word, text } = amount();
  return (
    <p className={styles.price} data-standing={standing}>
      <span className={styles.standing}>
        {StandingChip({
          standing,
          text: standingText(),
          children: offer.deal && <LazyDealStage offer={offer} />,
        })}
        {isBeside && <span className={styles.beside}>{t('amount.beside', { amount: bidText() })}</span>}
      </span>
      <span className={styles.amounts}>
        <span className={styles.word}>{word}</span>
        <strong className={styles.amount} translate="no">
          {text}
        </strong>
      </span>
    </p>
  );
}
