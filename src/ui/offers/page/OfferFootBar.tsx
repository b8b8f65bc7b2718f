import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { EditBidAmount } from '../../../application/bidding/bar/EditBidAmount';
import { ArrangeMenu } from '../../../application/navigation/ArrangeMenu';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { focusBidField } from '../../shared/offer/focusBidField';
import { useBarBelow } from '../../shared/page/useBarBelow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useDecidingPrice } from '../parts/PriceBlock';
import styles from './OfferFootBar.module.css';

/**
 * The foot of an opened offer on a phone, whose prices are below the photos. Its button leads to the field of the bid, and
 * sends nothing.
 */
export const OfferFootBar = observer(function OfferFootBar({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('offersDetails');
  const price = useDecidingPrice(offer);
  const { hasTabs } = useInjection(ArrangeMenu);
  const editBidAmount = useInjection(EditBidAmount);
  const bar = useBarBelow();
  if (!hasTabs || !isOnSale(offer) || offer.deal !== null) return null;

  const handleBid = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const page = currentTarget.closest('[data-foot-bar]')?.parentElement;
    // The form opens with what was typed before.
    editBidAmount.fillIn(offer, editBidAmount.amountFor(offer.hashId));
    const prices = page?.querySelector(`section[aria-label="${t('price')}"]`);
    if (prices) void focusBidField(prices);
  };
  return (
    <div ref={bar} className={styles.bar} data-foot-bar>
      <p className={styles.bid}>
        <span className={common.small}>{price?.name ?? t('facts.highestBid')}</span>
        <strong className={styles.amount} translate="no">
          {price?.text ?? '–'}
        </strong>
      </p>
      <Button kind="primary" className={styles.press} onClick={handleBid}>
        {t('bid')}
      </Button>
    </div>
  );
});
