import { observer } from 'mobx-react-lite';
import { AcceptBuyNow } from '../../application/bidding/AcceptBuyNow';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { SessionStore } from '../../application/session/SessionStore';
import type { Offer } from '../../domain/offers/Offer';
import { Button } from '../shared/Button';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './DealForm.module.css';

/** The price, what pressing means, and the press: no keystroke buys. */
export const BuyNowForm = observer(function BuyNowForm({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const bars = useInjection(ActionBarStore);
  const acceptBuyNow = useInjection(AcceptBuyNow);
  const { testAccess } = useInjection(SessionStore);
  return (
    <div className={styles.form}>
      <p className={styles.grow}>
        <span className={styles.label}>{t('buyFor')}</span>
        <span className={styles.price}>{money(offer.buyNowPrice)}</span>
      </p>
      <Button
        kind="primary"
        disabled={testAccess}
        busy={bars.isLocked(offer.hashId)}
        title={testAccess ? t('testAccess') : undefined}
        className={styles.press}
        onClick={() => void acceptBuyNow.execute(offer.hashId)}
      >
        {t('buyNow')}
      </Button>
      <p className={styles.terms}>{t(testAccess ? 'testAccess' : 'handover')}</p>
    </div>
  );
});
