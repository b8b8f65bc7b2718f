import { type ComponentProps, Suspense } from 'react';
import { Site } from '../../application/ports/Site';
import { useInjection } from '../shared/useInjection';
import type { MapAnswer } from './RasterMap';
import { LazyRasterMap } from './RasterMap.lazy';

/** `awaited` until the tile server of the site answers. */
export type MapState = 'awaited' | MapAnswer;

interface OnlineMapProps extends Omit<ComponentProps<typeof LazyRasterMap>, 'server' | 'isShown'> {
  readonly state: MapState;
}

/** A map from the tile server of the site. Renders nothing if there is no server, or if it cannot be reached. */
export function OnlineMap({ state, ...props }: OnlineMapProps) {
  const { map: server } = useInjection<Site>(Site);
  if (!server || state === 'unreachable') return null;
  return (
    <Suspense>
      <LazyRasterMap {...props} server={server} isShown={state === 'shown'} />
    </Suspense>
  );
}
