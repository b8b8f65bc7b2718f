import { RowSkeletons } from '../shared/lists/Skeletons';
import { lazyPage } from '../shared/loading/lazyPage';
import { lazyView } from '../shared/loading/lazyView';

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

export const LazyHandoverPage = lazyPage(
  () => import(/* webpackChunkName: "handover" */ './handover/HandoverPage'),
  'HandoverPage',
  { Waiting: RowSkeletons },
);

export const LazyWriteDialog = lazyView(
  () => import(/* webpackChunkName: "write-seller" */ './pickup/WriteDialog'),
  'WriteDialog',
);

/** It exports clients too. */
export const LazyExportDialog = lazyView(
  () => import(/* webpackChunkName: "export" */ './export/ExportDialog'),
  'ExportDialog',
);

export const LazyShortlistPage = lazyPage(
  () => import(/* webpackChunkName: "shortlist" */ './shortlist/ShortlistPage'),
  'ShortlistPage',
  { Waiting: RowSkeletons },
);
