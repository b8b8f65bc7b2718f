import { lazyView } from '../../shared/lazyView';
import { withTexts } from '../../shared/texts/texts';

/** Preloaded when the pointer or the focus reaches the filter button. */
const drawer = lazyView(() =>
  withTexts(import(/* webpackChunkName: "filters" */ './FilterDrawer')).then(module => module.FilterDrawer),
);

export const LazyFilterDrawer = drawer.View;
export const preloadFilterDrawer = drawer.preload;
