import { lazyPage } from '../../shared/loading/lazyPage';
import { sellingNeeds } from '../../shared/loading/lazyView';
import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';

export const LazyRegisterPage = lazyPage(
  () => import(/* webpackChunkName: "register" */ './RegisterPage'),
  'RegisterPage',
  { Waiting: SettingsSkeleton, needs: sellingNeeds },
);
