import { lazyView } from '../shared/loading/lazyView';

export const LazyOfflineVehicles = lazyView(
  () => import(/* webpackChunkName: "offline-vehicles" */ './OfflineVehicles'),
  'OfflineVehicles',
  {
    needs: ['texts'],
  },
);

/** In the place of the record of a handover. */
export const LazyOfflineHandover = lazyView(
  () => import(/* webpackChunkName: "handover" */ '../board/handover/OfflineHandover'),
  'OfflineHandover',
  {
    needs: ['texts'],
  },
);
