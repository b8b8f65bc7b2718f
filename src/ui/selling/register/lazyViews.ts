import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';
import { lazyPage } from '../../shared/loading/lazyPage';

export const LazyRegisterPage = lazyPage(
  () => import(/* webpackChunkName: "register" */ './RegisterPage'),
  'RegisterPage',
  { Waiting: SettingsSkeleton },
);
