import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { FillInBid } from '../../../application/bidding/FillInBid';
import { RaiseListStore } from '../../../application/bidding/RaiseListStore';
import { bidGap } from '../../../domain/bidding/BetGroups';
import { wholeMinimumBid } from '../../../domain/bidding/MinimumBid';
import { canBeRaised } from '../../../domain/bidding/RaiseList';
import { bidStanding } from '../../../domain/offers/BidStanding';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { Button } from '../../shared/Button';
import { useFormat } from '../../shared/useFormat';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import styles from './BetFacts.module.css';
import { focusBidField } from './focusBidField';

/** What the dealer needs to decide on an own bid, without opening the row. */
export const BetFacts = observer(function BetFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('biddingBets');
  const { money } = useFormat();
  const fillInBid = useInjection(FillInBid);
  const raises = useInjection(RaiseListStore);
  const { hashId } = offer;
  const isOutbid = isOnSale(offer) && bidStanding(offer) === 'outbid';
  const minimum = wholeMinimumBid(offer.highestBid);

  const handleRaise = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const tile = currentTarget.closest('article');
    fillInBid.execute(offer, minimum);
    if (tile) void focusBidField(tile);
  };

  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        {isOutbid && (
          <>
            {t('gap')} <span className={styles.amount}>{money(bidGap(offer))}</span>
          </>
        )}
      </p>
      {isOnSale(offer) && offer.realization === null && (
        <div className={styles.raise}>
          <Button className={styles.to} onClick={handleRaise}>
            {t('raiseTo', { amount: money(minimum) })}
          </Button>
          {raises.isChoosing && canBeRaised(offer) && (
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={raises.isTicked(hashId)}
                onChange={({ target }) => raises.rowTicked(hashId, target.checked)}
              />
              {t('raise')}
            </label>
          )}
        </div>
      )}
    </div>
  );
});
