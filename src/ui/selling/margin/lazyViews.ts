import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';
import { lazyPage } from '../../shared/loading/lazyPage';

export const LazyMarginBookPage = lazyPage(
  () => import(/* webpackChunkName: "margin-book" */ './MarginBookPage'),
  'MarginBookPage',
  { Waiting: SettingsSkeleton },
);
