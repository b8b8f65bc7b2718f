import { type FunctionComponent, lazy } from 'react';
import { withTexts } from '../shared/texts/texts';
import type { RasterMapProps } from './RasterMap';

// If the code of the map cannot be loaded, this stand-in never answers and the illustrated map stays.
const NoRasterMap: FunctionComponent<RasterMapProps> = () => null;

export const LazyRasterMap = lazy(() =>
  withTexts(import(/* webpackChunkName: "map" */ './RasterMap'))
    .then(m => m.RasterMap)
    .catch(() => NoRasterMap)
    .then(view => ({ default: view })),
);
