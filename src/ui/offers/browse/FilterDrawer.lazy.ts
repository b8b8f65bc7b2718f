import { lazyView } from '../../shared/lazyView';
import { withTexts } from '../../shared/texts';

/** The drawer is on its way as soon as the filter button is pointed at. */
const drawer = lazyView(() =>
  withTexts('filterAdvice', import(/* webpackChunkName: "filters" */ './FilterDrawer')).then(
    module => module.FilterDrawer,
  ),
);

export const LazyFilterDrawer = drawer.View;
export const preloadFilterDrawer = drawer.preload;
