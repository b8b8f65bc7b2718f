import { SettingsSkeleton } from '../shared/lists/SettingsSkeleton';
import { lazyPage } from '../shared/loading/lazyPage';

export const LazyProfilePage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ './ProfilePage'),
  'ProfilePage',
  { Waiting: SettingsSkeleton },
);

export const LazyLanguagePage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ './LanguagePage'),
  'LanguagePage',
  { Waiting: SettingsSkeleton },
);

export const LazyPasswordPage = lazyPage(
  () => import(/* webpackChunkName: "passwords" */ './PasswordPage'),
  'PasswordPage',
  { Waiting: SettingsSkeleton },
);

export const LazyTradingPage = lazyPage(
  () => import(/* webpackChunkName: "trading" */ './trading/TradingPage'),
  'TradingPage',
  { Waiting: SettingsSkeleton },
);

export const LazyNotificationSettingsPage = lazyPage(
  () => import(/* webpackChunkName: "news" */ '../notifications/NotificationSettingsPage'),
  'NotificationSettingsPage',
  { Waiting: SettingsSkeleton },
);

export const LazyMyDataPage = lazyPage(
  () => import(/* webpackChunkName: "my-data" */ '../book/MyDataPage'),
  'MyDataPage',
  { Waiting: SettingsSkeleton },
);
