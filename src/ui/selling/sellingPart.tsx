import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { part } from '../shared/part';
import { withTexts } from '../shared/texts';

/** The whole selling area is one part to the first screen: few dealers have it. */
export const SellingPart = part(
  () =>
    withTexts('selling', import(/* webpackChunkName: "selling" */ './SellingPages')).then(
      module => module.SellingPages,
    ),
  SettingsSkeleton,
).Part;
