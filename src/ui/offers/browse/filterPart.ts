import { part } from '../../shared/part';
import { withTexts } from '../../shared/texts';

/** The drawer is on its way as soon as the filter button is pointed at. */
const drawer = part(() =>
  withTexts('filterAdvice', import(/* webpackChunkName: "filters" */ './FilterDrawer')).then(
    module => module.FilterDrawer,
  ),
);

export const FilterDrawerPart = drawer.Part;
export const preloadFilterDrawer = drawer.preload;
