import { lazyPage } from '../navigation/lazyPage';
import { RowSkeletons } from '../shared/lists/RowSkeletons';

export const LazyDealBoardPage = lazyPage(
  () => import(/* webpackChunkName: "board" */ './DealBoardPage'),
  'DealBoardPage',
  { Waiting: RowSkeletons },
);

export const LazyPickupPage = lazyPage(
  () => import(/* webpackChunkName: "pickup" */ './pickup/PickupPage'),
  'PickupPage',
  { Waiting: RowSkeletons },
);
