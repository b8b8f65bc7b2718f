import { lazyPage } from '../navigation/lazyPage';
import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { withTexts } from '../shared/texts';

/** The selling module is one chunk, because few dealers use it. */
export const LazySellingPages = lazyPage(
  () => withTexts(import(/* webpackChunkName: "selling" */ './SellingPages')).then(module => module.SellingPages),
  SettingsSkeleton,
).View;
