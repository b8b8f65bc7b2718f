import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';
import { lazyPage } from '../../shared/loading/lazyPage';
import { sellingNeeds } from '../../shared/loading/lazyView';

export const LazyRegisterPage = lazyPage(
  () => import(/* webpackChunkName: "register" */ './RegisterPage'),
  'RegisterPage',
  { Waiting: SettingsSkeleton, needs: sellingNeeds },
);
