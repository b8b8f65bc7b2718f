import { Coins, Flag, Gauge, type IconNode, Images, Signature, TrendingUp, Zap } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { nextBid } from '../../../domain/bidding/MinimumBid';
import { bidStanding, isHighestBidKnown, shownBid } from '../../../domain/offers/BidStanding';
import type { Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Stack } from '../../kit/Layout';
import type { Elements } from '../../shared/Elements';
import { useRememberedOpen } from '../../shared/input/useRememberedOpen';
import { IconLine } from '../../shared/offer/FactLines';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Commission } from '../bar/Commission';
import { ExposureAfterBid } from '../limits/ExposureMeter';
import * as styles from './BidReviewLine.module.css';

type ReviewItem = readonly [key: string, icon: IconNode, text: ReactNode];

interface BidReviewLineProps {
  readonly id: string;
  readonly offer: Offer;
  /** 0 if nothing is typed. */
  readonly amount: Money;
}

/**
 * What the typed bid means: the obligation, the distance to the highest bid and to the minimum price, what it costs, and
 * what the dealer has not looked at. Only the obligation, the dealer's limit and the minimum price are in sight before a press. Until an amount
 * is typed, what the minimum bid would mean, so that no line appears with the first digit. If the highest bid is not known,
 * there is no minimum.
 */
export const BidReviewLine = observer(function BidReviewLine(props: BidReviewLineProps) {
  const { id, offer, amount: typed } = props;
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const [isOpen, toggle] = useRememberedOpen('bidReview');
  const limit = useBook().get('limits', offer.hashId);
  const { minimalPrice, buyNowPrice } = offer;
  const amount = typed > 0 ? typed : nextBid(offer);
  if (amount === null) return null;

  const distance = () => {
    const highest = shownBid(offer);
    if (highest === null) return isHighestBidKnown(offer) && t('review.firstBid');
    if (amount <= highest) return t('review.under', { amount: money((highest - amount) as Money) });
    const over = money((amount - highest) as Money);
    return t(bidStanding(offer) === 'leading' ? 'review.overOwn' : 'review.over', { amount: over });
  };
  const reachesBuyNow = buyNowPrice > 0 && amount >= buyNowPrice && amount >= minimalPrice;
  const reach = () => {
    // In the place of the minimum price, which is reached as well, so that no line appears.
    if (reachesBuyNow) return t('unusual.reachesBuyNow', { price: money(buyNowPrice) });
    // Its space is kept for an amount that reaches the fixed price.
    if (minimalPrice === 0) return buyNowPrice > 0 ? '' : null;
    return amount < minimalPrice
      ? t('review.belowMinimumPrice', { amount: money((minimalPrice - amount) as Money) })
      : t('review.reachesMinimumPrice', { price: money(minimalPrice) });
  };
  const limitText = () =>
    limit !== undefined && t(amount > limit ? 'unusual.aboveLimit' : 'review.withinLimit', { limit: money(limit) });
  const items: readonly ReviewItem[] = [
    ['binding', Signature, t(typed > 0 ? 'review.binding' : 'review.minimumBinding', { amount: money(amount) })],
    ['limit', Gauge, limitText()],
    // Last of those in sight, because the space of its second line is kept.
    ['reach', reachesBuyNow ? Zap : Flag, reach()],
    ['distance', TrendingUp, distance()],
    ['commission', Coins, <Commission offer={offer} amount={amount} />],
  ];
  const lines = items.filter(([, , text]) => text !== null && text !== false);
  const isInSight = ([key]: (typeof items)[number]) => key === 'binding' || key === 'limit' || key === 'reach';
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-name`}
      className={`${kitClass({ tone: 'secondary' })} ${styles.review}`}
    >
      <span id={`${id}-name`} className="visually-hidden">
        {t('review.label')}
      </span>
      <ReviewItems id={`${id}-lines`} items={lines.filter(isInSight)} />
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        onClick={toggle}
      >
        {t('review.more')}
      </button>
      <div id={`${id}-more`} hidden={!isOpen}>
        <ReviewItems items={lines.filter(item => !isInSight(item))}>
          <UnseenPhotos offer={offer} />
        </ReviewItems>
      </div>
      <div id={`${id}-exposure`}>
        <ExposureAfterBid bids={[{ offer, amount: typed }]} />
      </div>
    </div>
  );
});

/** A component of its own, because the photos of an offer that opens arrive late, and the first one is then seen. */
const UnseenPhotos = observer(function UnseenPhotos({ offer }: Pick<BidReviewLineProps, 'offer'>) {
  const { t } = useTexts('bidding');
  const opened = useInjection(OpenedOffers);
  const photos = opened.detailOf(offer.hashId)?.photos;
  const unseen = opened.unseenOf(photos ?? []);
  // The row shows only one of them. How many there are is known once the offer was opened.
  const isNoneSeen = photos === undefined && offer.photo !== null;
  const text = isNoneSeen ? t('review.photosUnseen') : unseen > 0 && t('review.photos', { count: unseen });
  if (text === false) return null;
  return (
    <li>
      <IconLine icon={Images}>{text}</IconLine>
    </li>
  );
});

interface ReviewItemsProps {
  readonly id?: string;
  readonly items: readonly ReviewItem[];
  /** Further items. */
  readonly children?: Elements;
}

function ReviewItems({ id, items, children }: ReviewItemsProps) {
  return (
    <Stack as="ul" id={id} gap={1} top size="small" tabular>
      {items.map(([key, icon, text]) => (
        <li
          key={key}
          className={key === 'reach' ? kitClass({ minHeight: 'twoLines' }) : undefined}
          aria-hidden={text === '' || undefined}
        >
          {text !== '' && <IconLine icon={icon}>{text}</IconLine>}
        </li>
      ))}
      {children}
    </Stack>
  );
}
