import { CircleCheck } from 'lucide';
import { ChooseInBar } from '../../application/bidding/bar/ChooseInBar';
import { SessionStore } from '../../application/session/SessionStore';
import type { Deal } from '../../domain/offers/Deal';
import type { Offer } from '../../domain/offers/Offer';
import thanks from '../bidding/bar/ThankYou.module.css';
import { WriteSeller } from '../board/pickup/WriteSeller';
import { LazyResaleButtons } from '../selling/resale/lazyViews';
import { Button } from '../shared/Button';
import { Disclosure } from '../shared/Disclosure';
import { Icon } from '../shared/icons/Icon';
import { Link, useIsAt } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './Deal.module.css';
import { DealAmounts } from './DealAmounts';
import { DealContact } from './DealContact';

interface DealThanksProps {
  readonly offer: Offer;
  readonly deal: Deal;
  readonly bar: 'thankYouTransport' | 'thankYouPickUp';
  readonly onPage: boolean;
}

export function DealThanks({ offer, deal, bar, onPage }: DealThanksProps) {
  const { t } = useTexts(['deals', 'bidding']);
  const chooseInBar = useInjection(ChooseInBar);
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const isAtDeals = useIsAt(path => path === paths.inRealization);
  const isPickup = bar === 'thankYouPickUp';
  return (
    <div className={styles.deal}>
      <div className={thanks.thanks}>
        <p role="status" className={thanks.text}>
          <Icon of={CircleCheck} size={20} className={thanks.icon} />
          <span>{t(isPickup ? 'deals:thankYou.pickup' : 'deals:thankYou.transport')}</span>
        </p>
        <div className={thanks.ways}>
          {!isAtDeals && <Link to={paths.inRealization}>{t('bidding:thankYou.toDeals')}</Link>}
          {isPickup && <Link to={paths.purchaseInvoices}>{t('deals:toInvoices')}</Link>}
          {/* Closing the thank-you of a pickup collapses the row, and the offer page has no row. */}
          {!(isPickup && onPage) && (
            <Button kind="quiet" onClick={() => chooseInBar.execute(offer, 'thankYouClosed')}>
              {t('bidding:close')}
            </Button>
          )}
        </div>
      </div>
      {isPickup && sellModuleUnlocked && <LazyResaleButtons offer={offer} />}
      <Disclosure name={t('deals:deal')} preference="dealAfterThanks" className={styles.deal}>
        <DealContact deal={deal} />
        <DealAmounts deal={deal} />
        <WriteSeller offer={offer} seller={deal} />
      </Disclosure>
    </div>
  );
}
