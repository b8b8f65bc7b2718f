import { lazyPage } from '../../shared/loading/lazyPage';
import { sellingNeeds } from '../../shared/loading/lazyView';
import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';

export const LazyMarginBookPage = lazyPage(
  () => import(/* webpackChunkName: "margin-book" */ './MarginBookPage'),
  'MarginBookPage',
  { Waiting: SettingsSkeleton, needs: sellingNeeds },
);
