import { lazyView } from '../shared/loading/lazyView';

/** Without its code, the illustrated map below it stays. */
export const LazyRasterMap = lazyView(() => import(/* webpackChunkName: "map" */ './RasterMap'), 'RasterMap', {
  Missing: () => null,
});
