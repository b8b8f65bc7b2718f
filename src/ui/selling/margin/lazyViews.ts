import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';
import { lazyPage } from '../../shared/loading/lazyPage';
import { sellingNeeds } from '../../shared/loading/lazyView';

export const LazyMarginBookPage = lazyPage(
  () => import(/* webpackChunkName: "margin-book" */ './MarginBookPage'),
  'MarginBookPage',
  { Waiting: SettingsSkeleton, needs: sellingNeeds },
);
