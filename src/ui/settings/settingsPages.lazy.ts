import { lazyPage } from '../navigation/lazyPage';
import { SettingsSkeleton } from '../shared/lists/SettingsSkeleton';
import { withTexts } from '../shared/texts/texts';

const profile = lazyPage(
  () => withTexts(import(/* webpackChunkName: "profile" */ './ProfilePage')).then(module => module.ProfilePage),
  SettingsSkeleton,
);

const language = lazyPage(
  () => withTexts(import(/* webpackChunkName: "profile" */ './LanguagePage')).then(module => module.LanguagePage),
  SettingsSkeleton,
);

const password = lazyPage(
  () => withTexts(import(/* webpackChunkName: "passwords" */ './PasswordPage')).then(module => module.PasswordPage),
  SettingsSkeleton,
);

const trading = lazyPage(
  () => withTexts(import(/* webpackChunkName: "trading" */ './trading/TradingPage')).then(module => module.TradingPage),
  SettingsSkeleton,
);

const myData = lazyPage(
  () => withTexts(import(/* webpackChunkName: "my-data" */ '../book/MyDataPage')).then(module => module.MyDataPage),
  SettingsSkeleton,
);

export const LazyProfilePage = profile.View;
export const LazyLanguagePage = language.View;
export const LazyPasswordPage = password.View;
export const LazyTradingPage = trading.View;
export const LazyMyDataPage = myData.View;
