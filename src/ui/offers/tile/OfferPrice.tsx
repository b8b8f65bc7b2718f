import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { missingToMinimumPrice } from '../../../domain/bidding/HighestBid';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import { bidStanding, shownBid } from '../../../domain/offers/BidStanding';
import type { Offer } from '../../../domain/offers/Offer';
import { offerStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import { LazyDealStage } from '../../deals/lazyViews';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { StandingChip } from '../parts/StandingChip';
import * as styles from './OfferPrice.module.css';

interface OfferPriceProps {
  readonly offer: Offer;
}

/**
 * The dealer's standing as icon, word and colour, next to the relevant amount. If there is a fixed price, it replaces
 * the bid as the amount, and the bid is beside the standing. Before the first bid, what it has to be is there. What is missing
 * to the minimum price is the last line.
 */
export function OfferPrice({ offer }: OfferPriceProps) {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const purchases = useInjection(OwnPurchases);
  const standing = offerStanding(offer, purchases.of(offer));
  const bid = shownBid(offer);
  const minimumPrice = useMinimumPriceText(offer);

  const standingText = () => {
    if (standing === 'sold' || standing === 'bought' || standing === 'checking') return t(standing);
    if (standing === 'waiting' || standing === 'rejected') return t(`contract.${standing}`);
    if (standing === 'notBidding')
      return offer.bidsCount === null ? t('standing.someBids') : t('standing.notBidding', { count: offer.bidsCount });
    return t(`standing.${standing}`);
  };

  const bidText = bid === null ? '–' : money(bid);

  const amount = () => {
    if (offer.finalPrice !== null) return { word: t('amount.final'), text: money(offer.finalPrice) };
    if (offer.buyNowPrice > 0) return { word: t('amount.buyNow'), text: money(offer.buyNowPrice) };
    return { word: t(`amount.${bidStanding(offer)}`), text: bidText };
  };

  const isFirst = standing === 'noBids';
  const isBeside = offer.buyNowPrice > 0 && !isFirst && isOnSale(offer) && standing !== 'bought';
  const { word, text } = amount();
  const first = isFirst && t('standing.startsAt', { minimum: money(minimumBid(offer.highestBid)) });
  const beside = isBeside && bid !== null && `${t(`amount.${bidStanding(offer)}`)} ${bidText}`;
  const main = text !== '–' && `${word} ${text}`;
  /** Each amount after its name, the bid first. */
  const read = isFirst || isBeside ? [first, beside, minimumPrice, main] : [main, minimumPrice];
  return (
    <p className={styles.price} data-standing={standing} data-spoken>
      {StandingChip({
        standing,
        text: standingText(),
        children: offer.deal && <LazyDealStage offer={offer} />,
      })}
      {isFirst && (
        <span className={styles.first} aria-hidden>
          {first}
        </span>
      )}
      {isBeside && (
        <span className={styles.beside} aria-hidden>
          {t('amount.beside', { amount: bidText })}
        </span>
      )}
      {minimumPrice !== null && (
        <span className={styles.gap} aria-hidden title={minimumPrice}>
          {minimumPrice}
        </span>
      )}
      <span className={styles.word} aria-hidden>
        {word}
      </span>
      <strong className={styles.amount} aria-hidden data-none={text === '–'} translate="no">
        {text}
      </strong>
      {/* A screen reader would stop at each of the parts, in the order of the grid. */}
      <span className="visually-hidden">{read.filter(Boolean).join(', ')}</span>
    </p>
  );
}

/** What the highest bid lacks to the minimum price of the seller, or that price before the first bid. Null without one. */
export function useMinimumPriceText(offer: Offer): string | null {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  if (offer.minimalPrice <= 0 || offer.deal !== null || !isOnSale(offer)) return null;
  const missing = missingToMinimumPrice(offer);
  if (missing === null) return t('minimumPrice.asked', { amount: money(offer.minimalPrice) });
  return missing > 0 ? t('minimumPrice.missing', { amount: money(missing) }) : t('minimumPrice.reached');
}
