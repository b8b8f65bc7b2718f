import { part } from '../shared/part';

/** antd's drawer is on its way as soon as the filter button is pointed at. */
const drawer = part(() =>
  import(/* webpackChunkName: "filters" */ './FilterDrawer').then(module => module.FilterDrawer),
);

export const FilterDrawerPart = drawer.Part;
export const preloadFilterDrawer = drawer.preload;
