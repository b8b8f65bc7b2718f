import { lazyView, sellingNeeds } from '../../shared/loading/lazyView';

export const LazyMarketBrands = lazyView(
  () => import(/* webpackChunkName: "market-brands" */ './MarketBrands'),
  'MarketBrands',
  { needs: sellingNeeds, Missing: () => null },
);
