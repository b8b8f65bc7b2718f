import { lazyView } from '../../shared/lazyView';

const details = lazyView(() =>
  import(/* webpackChunkName: "tile-details" */ './TileDetails').then(module => module.TileDetails),
);

export const LazyTileDetails = details.View;
export const preloadTileDetails = details.preload;
