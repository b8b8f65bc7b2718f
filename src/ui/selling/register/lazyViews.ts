import { lazyPage } from '../../navigation/lazyPage';
import { SettingsSkeleton } from '../../shared/lists/SettingsSkeleton';

export const LazyRegisterPage = lazyPage(
  () => import(/* webpackChunkName: "register" */ './RegisterPage'),
  'RegisterPage',
  { Waiting: SettingsSkeleton },
);
