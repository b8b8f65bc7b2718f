import { CircleCheck } from 'lucide';
import { Icon } from '../shared/icons/Icon';
import { lazyView } from '../shared/loading/lazyView';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './DealsOverview.module.css';

/** Loads when the dealer expands the first deal. */
export const LazyDealPanel = lazyView(() => import(/* webpackChunkName: "deals" */ './DealPanel'), 'DealPanel', {
  Waiting: PanelLoading,
});

function PanelLoading() {
  const { t } = useTexts('shared');
  return <p role="status">{t('loading')}</p>;
}

/** Until the code has loaded, and without a network, the row shows 'bought' instead of the stage. */
export const LazyDealStage = lazyView(() => import(/* webpackChunkName: "deals" */ './DealStage'), 'DealStage', {
  Waiting: Bought,
  Missing: Bought,
});

function Bought() {
  const { t } = useTexts('offers');
  return (
    <>
      <Icon of={CircleCheck} size={16} />
      <span>{t('bought')}</span>
    </>
  );
}

/** Loads with the tiles of the deals. */
export const LazyOpenDealFacts = lazyView(
  () => import(/* webpackChunkName: "deals" */ './OpenDealFacts'),
  'OpenDealFacts',
  { Waiting: FactsPlace, Missing: FactsPlace },
);

/** The tile keeps its height. */
function FactsPlace() {
  return <div className={styles.facts} />;
}

/** Loads with the rows of the deals. */
export const LazyDealWhen = lazyView(() => import(/* webpackChunkName: "deals" */ './OpenDealFacts'), 'DealWhen', {
  Missing: () => null,
});

/** Loads with the table of the deals. */
export const LazyDealsOverview = lazyView(
  () => import(/* webpackChunkName: "deals" */ './DealsOverview'),
  'DealsOverview',
  {
    Waiting: OverviewPlace,
    Missing: OverviewPlace,
  },
);

/** The table keeps its width. */
function OverviewPlace() {
  return <div className={styles.overview} />;
}
