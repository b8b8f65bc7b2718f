import { lazyView } from '../shared/loading/lazyView';

export const LazyOfflineVehicles = lazyView(
  () => import(/* webpackChunkName: "offline-vehicles" */ './OfflineVehicles'),
  'OfflineVehicles',
  {
    needs: ['texts'],
  },
);
