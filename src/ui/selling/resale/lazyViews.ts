import { lazyView } from '../../shared/loading/lazyView';

/** Shown only to a dealer with the selling module, and only for a vehicle that was picked up. */
export const LazyResaleButtons = lazyView(
  () => import(/* webpackChunkName: "resale" */ './ResaleButtons'),
  'ResaleButtons',
);
