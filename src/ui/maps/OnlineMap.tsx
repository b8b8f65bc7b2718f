import { Site } from '../../application/ports/Site';
import { lazyView } from '../shared/loading/lazyView';
import { useInjection } from '../shared/useInjection';
import type { MapAnswer, RasterMapProps } from './RasterMap';

/** `awaited` until the tile server of the site answers. */
export type MapState = 'awaited' | MapAnswer;

interface OnlineMapProps extends Omit<RasterMapProps, 'server' | 'isShown'> {
  readonly state: MapState;
}

/** A map from the tile server of the site. Renders nothing if there is no server, or if it cannot be reached. */
export function OnlineMap({ state, ...props }: OnlineMapProps) {
  const { map: server } = useInjection(Site);
  if (!server || state === 'unreachable') return null;
  return <LazyRasterMap {...props} server={server} isShown={state === 'shown'} />;
}

/** Without its code, the illustrated map below it stays. */
const LazyRasterMap = lazyView(() => import(/* webpackChunkName: "map" */ './RasterMap'), 'RasterMap', {
  Missing: () => null,
});
