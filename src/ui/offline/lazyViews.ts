import { lazyView } from '../shared/loading/lazyView';

export const LazyHoldings = lazyView(() => import(/* webpackChunkName: "holdings" */ './Holdings'), 'Holdings', {
  needs: ['texts'],
});
