import { part } from '../../shared/part';

const details = part(() =>
  import(/* webpackChunkName: "tile-details" */ './TileDetails').then(module => module.TileDetails),
);

export const TileDetailsPart = details.Part;
export const preloadTileDetails = details.preload;
