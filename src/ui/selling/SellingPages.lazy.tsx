import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';

/** The whole selling area is one part to the first screen: few dealers have it. */
export const LazySellingPages = lazyView(
  () =>
    withTexts('selling', import(/* webpackChunkName: "selling" */ './SellingPages')).then(
      module => module.SellingPages,
    ),
  SettingsSkeleton,
).View;
