import { lazyView } from '../../shared/lazyView';
import { withTexts } from '../../shared/texts/texts';

const details = lazyView(() =>
  withTexts(import(/* webpackChunkName: "tile-details" */ './TileDetails')).then(module => module.TileDetails),
);

export const LazyTileDetails = details.View;
export const preloadTileDetails = details.preload;
