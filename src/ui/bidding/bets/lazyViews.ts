import { RowSkeletons } from '../../shared/lists/Skeletons';
import { lazyView } from '../../shared/loading/lazyView';

// Apart from the tiles' views, so that these chunks leave out what the page of the bets has loaded.

export const LazyOwnExposure = lazyView(
  () => import(/* webpackChunkName: "exposure" */ '../limits/OwnExposure'),
  'OwnExposure',
);

export const LazyRaisePanel = lazyView(() => import(/* webpackChunkName: "raises" */ './RaisePanel'), 'RaisePanel');

export const LazyBetTable = lazyView(() => import(/* webpackChunkName: "table" */ './BetTable'), 'BetTable', {
  Waiting: RowSkeletons,
});
