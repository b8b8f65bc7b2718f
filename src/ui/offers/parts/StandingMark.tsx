import {
  CircleArrowDown,
  CircleCheck,
  CircleQuestionMark,
  CircleSlash,
  CircleX,
  Gavel,
  Hourglass,
  type IconNode,
  Search,
  TrendingUp,
  Trophy,
} from 'lucide';
import { observer } from 'mobx-react-lite';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import type { Offer } from '../../../domain/offers/Offer';
import { type OwnBidStanding, saleStanding, shownStanding } from '../../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../../domain/offers/Sale';
import { LazyDealStage } from '../../deals/lazyViews';
import { Row } from '../../kit/Layout';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './marks.module.css';

export const standingIcons: Readonly<Record<OwnBidStanding | 'newBid', IconNode>> = {
  outbid: CircleArrowDown,
  leading: Trophy,
  placed: Gavel,
  newBid: TrendingUp,
  waiting: Hourglass,
  rejected: CircleX,
  checking: Search,
  undecided: CircleQuestionMark,
  won: CircleCheck,
  lost: CircleSlash,
};

const tones: Partial<Record<OwnBidStanding | 'newBid', 'error' | 'info' | 'warning'>> = {
  outbid: 'error',
  rejected: 'error',
  leading: 'info',
  waiting: 'warning',
};

const look = {
  as: 'span',
  inline: true,
  gap: 1,
  maxWidth: 'all',
  size: 'small',
  weight: 'medium',
  className: styles.standingMark,
} as const;

interface StandingMarkProps {
  readonly offer: Offer;
  /** Whether a heading already says a standing, so that only its icon is in sight. */
  readonly isSaid?: (standing: OwnBidStanding | 'newBid') => boolean;
}

/** The stage of a deal, or the standing of an own bid. Empty if the dealer has neither. */
export const StandingMark = observer(function StandingMark({ offer, isSaid }: StandingMarkProps) {
  const { t } = useTexts(['offersDetails', 'offers']);
  const purchases = useInjection(OwnPurchases);
  if (offer.deal) {
    return (
      <Row {...look} tone="secondary" data-standing="won">
        <LazyDealStage offer={offer} />
      </Row>
    );
  }
  const isOwn = (offer.ownBid ?? 0) > 0 || offer.contractStatus !== null;
  if (!isOwn && isOnSale(offer)) return null;
  const purchase = purchases.of(offer);
  if (!isOwn)
    return (
      <Row {...look} tone="secondary">
        {t(`offers:${saleStanding(offer, purchase)}`)}
      </Row>
    );
  const standing = shownStanding(offer, purchase);
  const text = t(`offersDetails:ownBids.${standing}`);
  return (
    <Row {...look} tone={tones[standing] ?? 'secondary'} data-standing={standing} data-said={isSaid?.(standing)}>
      <Icon of={standingIcons[standing]} size={14} />{' '}
      <span title={text} className={isSaid?.(standing) ? 'visually-hidden' : undefined}>
        {text}
      </span>
    </Row>
  );
});
