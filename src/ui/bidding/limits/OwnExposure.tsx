import { observer } from 'mobx-react-lite';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { OwnBids } from '../../../application/bidding/raise/OwnBids';
import { Raises } from '../../../application/bidding/raise/Raises';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Appearance } from '../../../application/settings/Appearance';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { Toolbar } from '../../kit/Layout';
import { useBook } from '../../shared/page/useBook';
import { useNow } from '../../shared/texts/useNow';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { ExposureMeter } from './ExposureMeter';
import * as styles from './limits.module.css';

const deals: readonly OfferTab[] = ['inRealization'];
const none: readonly OfferTab[] = [];

/** How much of the budget the dealer's bids and deals bind now. Empty without a budget. */
export const OwnExposure = observer(function OwnExposure() {
  const budget = useBook().get('settings', TRADING_SETTINGS)?.budget;
  const ownBids = useInjection(OwnBids);
  const bars = useInjection(ActionBars);
  const appearance = useInjection(Appearance);
  const lists = useInjection(OfferLists);
  const raises = useInjection(Raises);
  const now = useNow();
  // The list has its own bids read.
  useRun(CountedRows, budget === undefined ? none : deals);
  // Without a budget, the view observes no offers.
  const exposure = budget === undefined ? null : ownBids.exposure(now);
  if (budget === undefined || !exposure) return null;
  // The review of the raises and the form of an open row have their own meter.
  const isFormOpen =
    appearance.isWindowWide && appearance.layoutOf('ownBids') === 'table'
      ? bars.openIn('ownBids') !== null
      : bars.expandedRows.some(hashId => lists.of('ownBids').holds(hashId));
  const hasOther = raises.list !== null || isFormOpen;
  return (
    <Toolbar column align="stretch" gap={0} foot className={styles.place} data-has-other={hasOther}>
      <ExposureMeter exposure={exposure} budget={budget} />
    </Toolbar>
  );
});
