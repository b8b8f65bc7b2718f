import { type FunctionComponent, lazy } from 'react';
import { withTexts } from '../../shared/texts';
import type { TileMapProps } from './RasterMap';

// If the code of the map cannot be loaded, this stand-in never answers and the illustrated map stays.
const NoTileMap: FunctionComponent<TileMapProps> = () => null;

export const LazyRasterMap = lazy(() =>
  withTexts('offersMap', import(/* webpackChunkName: "map" */ './RasterMap'))
    .then(m => m.RasterMap)
    .catch(() => NoTileMap)
    .then(view => ({ default: view })),
);
