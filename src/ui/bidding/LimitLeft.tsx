import { CircleArrowDown, CircleCheck, CircleSlash, type IconNode } from 'lucide';
import { type LimitStanding, limitStanding } from '../../domain/bidding/BidLimit';
import type { Offer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { Icon } from '../shared/Icon';
import { useFormat } from '../shared/useFormat';
import { useTexts } from '../shared/useTexts';
import styles from './LimitLeft.module.css';

const icons: Readonly<Record<LimitStanding['standing'], IconNode>> = {
  headroom: CircleCheck,
  reached: CircleSlash,
  passed: CircleArrowDown,
};

interface LimitLeftProps {
  readonly limit: Money;
  readonly offer: Offer;
}

/** What the dealer's limit still allows. */
export function LimitLeft({ limit, offer }: LimitLeftProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const found = limitStanding(limit, offer);
  const amount = found.standing === 'headroom' ? money(found.headroom) : '';
  return (
    <span className={styles.standing} data-standing={found.standing}>
      <Icon of={icons[found.standing]} size={14} /> {t(`limit.${found.standing}`, { amount })}
    </span>
  );
}
