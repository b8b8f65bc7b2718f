import {
  CircleArrowDown,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  Gavel,
  Hourglass,
  type IconNode,
  Search,
  TrendingUp,
  Trophy,
} from 'lucide';
import type { OfferStanding } from '../../../domain/offers/OwnBidStanding';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';
import * as styles from './marks.module.css';

const icons: Readonly<Record<OfferStanding, IconNode>> = {
  noBids: CircleDashed,
  notBidding: Gavel,
  newBid: TrendingUp,
  placed: Gavel,
  outbid: CircleArrowDown,
  leading: Trophy,
  waiting: Hourglass,
  rejected: CircleX,
  checking: Search,
  bought: CircleCheck,
  sold: CircleSlash,
};

interface StandingChipProps {
  readonly standing: OfferStanding;
  /** The standing in words. */
  readonly text: string;
  /** Replaces the icon and the words. */
  readonly children?: Elements;
}

/** Where the dealer stands, as icon, words and colour. */
export function StandingChip({ standing, text, children }: StandingChipProps) {
  return (
    <span className={styles.standing} data-chip={standing}>
      {children || (
        <>
          {Icon({ of: icons[standing], size: 16 })}
          <span>{text}</span>
        </>
      )}
    </span>
  );
}
