import { observer } from 'mobx-react-lite';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { MeasureExposure } from '../../../application/bidding/exposure/MeasureExposure';
import { RaiseListStore } from '../../../application/bidding/raise/RaiseListStore';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { useBook } from '../../shared/page/useBook';
import { useNow } from '../../shared/texts/useNow';
import { useInjection } from '../../shared/useInjection';
import { ExposureMeter } from './ExposureMeter';
import styles from './OwnExposure.module.css';

/** How much of the budget the dealer's bids and deals bind now. Empty without a budget. */
export const OwnExposure = observer(function OwnExposure() {
  const budget = useBook().get('settings', TRADING_SETTINGS)?.budget;
  const measure = useInjection(MeasureExposure);
  const bars = useInjection(ActionBars);
  const lists = useInjection(OfferLists);
  const raises = useInjection(RaiseListStore);
  const now = useNow();
  // Without a budget, the view observes no offers.
  const exposure = budget === undefined ? null : measure.execute(now);
  if (budget === undefined || !exposure) return null;
  // The review of the raises and the form of an open row have their own meter.
  const hasOther = raises.list !== null || bars.expandedRows.some(hashId => lists.of('ownBids').holds(hashId));
  return (
    <div className={styles.place} data-has-other={hasOther}>
      <ExposureMeter exposure={exposure} budget={budget} />
    </div>
  );
});
