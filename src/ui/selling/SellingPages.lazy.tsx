import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';

/** The selling module is one chunk, because few dealers use it. */
export const LazySellingPages = lazyView(
  () => withTexts(import(/* webpackChunkName: "selling" */ './SellingPages')).then(module => module.SellingPages),
  SettingsSkeleton,
).View;
