import { CircleCheck } from 'lucide';
import { ChooseInBar } from '../../application/bidding/bar/ChooseInBar';
import { SessionStore } from '../../application/session/SessionStore';
import type { Offer } from '../../domain/offers/Offer';
import type { RealizationDetails } from '../../domain/offers/RealizationDetails';
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
  readonly realization: RealizationDetails;
  readonly bar: 'thankYouTransport' | 'thankYouPickUp';
  readonly onPage: boolean;
}

export function DealThanks({ offer, realization, bar, onPage }: DealThanksProps) {
  const { t } = useTexts(['realization', 'bidding']);
  const chooseInBar = useInjection(ChooseInBar);
  const { sellModuleUnlocked } = useInjection(SessionStore);
  const isAtDeals = useIsAt(path => path === paths.realization);
  const isPickup = bar === 'thankYouPickUp';
  return (
    <div className={styles.deal}>
      <div className={thanks.thanks}>
        <p role="status" className={thanks.text}>
          <Icon of={CircleCheck} size={20} className={thanks.icon} />
          <span>{t(isPickup ? 'realization:thankYou.pickup' : 'realization:thankYou.transport')}</span>
        </p>
        <div className={thanks.ways}>
          {!isAtDeals && <Link to={paths.realization}>{t('bidding:thankYou.toRealization')}</Link>}
          {isPickup && <Link to={paths.purchaseInvoices}>{t('realization:toInvoices')}</Link>}
          {/* Closing the thank-you of a pickup collapses the row, and the offer page has no row. */}
          {!(isPickup && onPage) && (
            <Button kind="quiet" onClick={() => chooseInBar.execute(offer, 'thankYouClosed')}>
              {t('bidding:close')}
            </Button>
          )}
        </div>
      </div>
      {isPickup && sellModuleUnlocked && <LazyResaleButtons offer={offer} />}
      <Disclosure name={t('realization:deal')} preference="dealAfterThanks" className={styles.deal}>
        <DealContact realization={realization} />
        <WriteSeller offer={offer} seller={realization} />
        <DealAmounts realization={realization} />
      </Disclosure>
    </div>
  );
}
