import { lazyView } from '../shared/loading/lazyView';

/** Loaded when the pointer or the focus reaches its button, or when the dealer left it open. */
export const LazyMyCalculation = lazyView(
  () => import(/* webpackChunkName: "valuation" */ './calculation/MyCalculation'),
  'MyCalculation',
);
