import { SettingsSkeleton } from '../shared/lists/SettingsSkeleton';
import { lazyPage } from '../shared/loading/lazyPage';
import { sellingNeeds } from '../shared/loading/lazyView';

/** The selling module is one chunk, because few dealers use it. */
export const LazySellingPages = lazyPage(
  () => import(/* webpackChunkName: "selling" */ './SellingPages'),
  'SellingPages',
  { Waiting: SettingsSkeleton, needs: sellingNeeds },
);
