import { lazyView } from '../../shared/loading/lazyView';

/** Shown only to a dealer with the selling module, and only for a vehicle that was picked up. */
export const LazyResaleGate = lazyView(() => import(/* webpackChunkName: "resale" */ './ResaleGate'), 'ResaleGate');
