import { CircleArrowDown, CircleDashed, CircleSlash, CircleX, Gavel, Hourglass, type IconNode, Trophy } from 'lucide';
import type { ContractStatus, Offer } from '../../../domain/offers/Offer';
import type { OfferStanding } from '../../../domain/offers/OfferStanding';
import { LazyDealStage } from '../../realization/lazyViews';
import { Icon } from '../../shared/Icon';
import styles from './StandingChip.module.css';

const icons: Readonly<Record<OfferStanding | ContractStatus, IconNode>> = {
  noBids: CircleDashed,
  notBidding: Gavel,
  outbid: CircleArrowDown,
  leading: Trophy,
  sold: CircleSlash,
  waiting: Hourglass,
  rejected: CircleX,
};

interface StandingChipProps {
  readonly offer: Offer;
  readonly standing: OfferStanding | ContractStatus;
  /** The standing in words. */
  readonly text: string;
}

/** Where the dealer stands, as icon, words and colour. An own deal shows its stage instead. */
export function StandingChip({ offer, standing, text }: StandingChipProps) {
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
