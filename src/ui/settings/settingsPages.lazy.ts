import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';
import { SettingsSkeleton } from './SettingsSkeleton';

const profile = lazyView(
  () =>
    withTexts('settings', import(/* webpackChunkName: "profile" */ './ProfilePage')).then(module => module.ProfilePage),
  SettingsSkeleton,
);

const language = lazyView(
  () =>
    withTexts('settings', import(/* webpackChunkName: "profile" */ './LanguagePage')).then(
      module => module.LanguagePage,
    ),
  SettingsSkeleton,
);

const password = lazyView(
  () =>
    withTexts('sessionPasswords', import(/* webpackChunkName: "passwords" */ './PasswordPage')).then(
      module => module.PasswordPage,
    ),
  SettingsSkeleton,
);

const trading = lazyView(
  () =>
    withTexts(
      'bidding',
      withTexts(
        'valuation',
        withTexts('settingsTrading', import(/* webpackChunkName: "trading" */ './trading/TradingPage')),
      ),
    ).then(module => module.TradingPage),
  SettingsSkeleton,
);

const myData = lazyView(
  () =>
    withTexts('notifications', withTexts('book', import(/* webpackChunkName: "my-data" */ '../book/MyDataPage'))).then(
      module => module.MyDataPage,
    ),
  SettingsSkeleton,
);

export const LazyProfilePage = profile.View;
export const LazyLanguagePage = language.View;
export const LazyPasswordPage = password.View;
export const LazyTradingPage = trading.View;
export const LazyMyDataPage = myData.View;
