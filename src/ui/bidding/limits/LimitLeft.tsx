import { CircleArrowDown, CircleCheck, CircleSlash, type IconNode } from 'lucide';
import { observer } from 'mobx-react-lite';
import { BookStore } from '../../../application/book/BookStore';
import { type LimitStanding, limitStanding } from '../../../domain/bidding/BidLimit';
import { isHighestBidKnown } from '../../../domain/offers/BidStanding';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Row } from '../../kit/Layout';
import { Icon } from '../../shared/icons/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './limits.module.css';

const icons: Readonly<Record<LimitStanding['standing'], IconNode>> = {
  headroom: CircleCheck,
  reached: CircleSlash,
  leading: CircleSlash,
  exceeded: CircleArrowDown,
  passed: CircleArrowDown,
};

const tones = {
  headroom: 'success',
  reached: 'warning',
  leading: 'secondary',
  exceeded: 'warning',
  passed: 'error',
} as const satisfies Readonly<Record<LimitStanding['standing'], string>>;

/** In a narrow place, a leader reads the same as another bidder. */
const shortStandings = {
  headroom: 'headroom',
  reached: 'reached',
  leading: 'reached',
  exceeded: 'passed',
  passed: 'passed',
} as const satisfies Readonly<Record<LimitStanding['standing'], string>>;

interface LimitLeftProps {
  readonly limit: Money;
  readonly offer: Offer;
  /** For a narrow place, or for a cell below the limit itself. The sentence is then the tooltip. */
  readonly as?: 'sentence' | 'short' | 'cell';
}

/** What the dealer's limit still allows. Nothing if the highest bid is not known. */
export function LimitLeft({ limit, offer, as = 'sentence' }: LimitLeftProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  if (!isHighestBidKnown(offer)) return null;
  const found = limitStanding(limit, offer);
  const amount = found.standing === 'headroom' ? money(found.headroom) : '';
  const sentence = t(`limit.${found.standing}`, { amount });
  return (
    <Row
      as="span"
      inline
      gap={1}
      tabular
      tone={tones[found.standing]}
      data-standing={found.standing}
      title={as === 'sentence' ? undefined : sentence}
    >
      <Icon of={icons[found.standing]} size={14} />{' '}
      <span>{as === 'sentence' ? sentence : t(`limit.${as}.${shortStandings[found.standing]}`, { amount })}</span>
    </Row>
  );
}

/** What the dealer's limit still allows, in one line of a tile. Empty without a limit. */
export const LimitMark = observer(function LimitMark({ offer }: { readonly offer: Offer }) {
  const limit = useInjection(BookStore).get('limits', offer.hashId);
  if (limit === undefined || !isOnSale(offer) || offer.deal !== null) return null;
  return (
    <p className={`${kitClass({ screenOnly: true })} ${styles.mark}`}>
      <LimitLeft as="short" limit={limit} offer={offer} />
    </p>
  );
});
