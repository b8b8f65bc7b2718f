import { observer } from 'mobx-react-lite';
import { MeasureExposure } from '../../application/bidding/MeasureExposure';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import { useBook } from '../book/useBook';
import { useInjection } from '../shared/useInjection';
import { useNow } from '../shared/useNow';
import { ExposureMeter } from './ExposureMeter';
import styles from './OwnExposure.module.css';

/** How much of the budget the dealer's bids and deals bind now. Empty without a budget. */
export const OwnExposure = observer(function OwnExposure() {
  const budget = useBook().get('settings', TRADING_SETTINGS)?.budget;
  const measure = useInjection(MeasureExposure);
  const now = useNow();
  // Without a budget, the view observes no offers.
  const exposure = budget === undefined ? null : measure.execute(now);
  if (budget === undefined || !exposure) return null;
  return (
    <div className={styles.place}>
      <ExposureMeter exposure={exposure} budget={budget} />
    </div>
  );
});
