import { observer } from 'mobx-react-lite';
import { OfferDetails } from '../../application/offers/OfferDetails';
import { SeenPhotos } from '../../application/offers/SeenPhotos';
import { bidStanding, shownBid } from '../../domain/offers/BidStanding';
import type { Offer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './BidReviewLine.module.css';
import { ExposureAfterBid } from './ExposureAfterBid';

interface BidReviewLineProps {
  readonly id: string;
  readonly offer: Offer;
  /** 0 if nothing is typed. */
  readonly amount: Money;
}

/** What the typed bid means: the obligation, the distance to the highest bid, and what the dealer has not looked at. */
export const BidReviewLine = observer(function BidReviewLine({ id, offer, amount }: BidReviewLineProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const photos = useInjection(OfferDetails).get(offer.hashId)?.photos;
  const unseen = useInjection(SeenPhotos).unseenOf(photos ?? []);

  const distance = () => {
    const highest = shownBid(offer);
    if (amount === 0 || (highest !== null && amount <= highest)) return null;
    if (highest === null) return t('review.firstBid');
    const over = money((amount - highest) as Money);
    return t(bidStanding(offer) === 'leading' ? 'review.overOwn' : 'review.over', { amount: over });
  };
  const reachesBuyNow = offer.buyNowPrice > 0 && amount >= offer.buyNowPrice;
  const items = [
    amount > 0 ? t('review.binding', { amount: money(amount) }) : t('binding'),
    distance(),
    reachesBuyNow ? t('unusual.reachesBuyNow', { price: money(offer.buyNowPrice) }) : null,
    unseen > 0 ? t('review.photos', { count: unseen }) : null,
    // The row shows only one of them. How many there are is known once the offer was opened.
    photos === undefined && offer.photo !== null ? t('review.photosUnseen') : null,
  ];
  return (
    <div id={id} role="group" aria-labelledby={`${id}-name`} className={styles.review}>
      <span id={`${id}-name`} className="visually-hidden">
        {t('review.label')}
      </span>
      <ul className={styles.items}>{items.map(item => item && <li key={item}>{item}</li>)}</ul>
      <ExposureAfterBid bids={[{ offer, amount }]} />
    </div>
  );
});
