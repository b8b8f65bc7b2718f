import { CircleArrowDown, CircleDashed, CircleSlash, Gavel, type IconNode, Trophy } from 'lucide';
import type { Offer } from '../../../domain/offers/Offer';
import { type OfferStanding, offerStanding } from '../../../domain/offers/OfferStanding';
import { LazyDealStage } from '../../realization/lazyViews';
import { Icon } from '../../shared/Icon';
import styles from './StandingChip.module.css';

const icons: Readonly<Record<OfferStanding, IconNode>> = {
  noBids: CircleDashed,
  notBidding: Gavel,
  outbid: CircleArrowDown,
  leading: Trophy,
  sold: CircleSlash,
};

interface StandingChipProps {
  readonly offer: Offer;
  /** The standing in words. */
  readonly text: string;
}

/** Where the dealer stands, as icon, words and colour. An own deal shows its stage instead. */
export function StandingChip({ offer, text }: StandingChipProps) {
  const standing = offerStanding(offer);
  return (
    <span className={styles.standing} data-chip={offer.realization ? 'bought' : standing}>
      {offer.realization ? (
        <LazyDealStage offer={offer} />
      ) : (
        <>
          <Icon of={icons[standing]} size={16} />
          <span>{text}</span>
        </>
      )}
    </span>
  );
}
