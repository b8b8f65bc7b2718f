import { lazyPage } from '../navigation/lazyPage';
import { SettingsSkeleton } from '../shared/lists/SettingsSkeleton';
import { withTexts } from '../shared/texts/texts';

/** The selling module is one chunk, because few dealers use it. */
export const LazySellingPages = lazyPage(
  () => withTexts(import(/* webpackChunkName: "selling" */ './SellingPages')).then(module => module.SellingPages),
  SettingsSkeleton,
).View;
