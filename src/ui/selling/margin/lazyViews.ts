import { lazyPage } from '../../navigation/lazyPage';
import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';

export const LazyMarginBookPage = lazyPage(
  () => import(/* webpackChunkName: "margin-book" */ './MarginBookPage'),
  'MarginBookPage',
  { Waiting: SettingsSkeleton },
);
