import { type MouseEvent, Suspense, useState } from 'react';
import { Site } from '../../../application/ports/Site';
import { mapPoint, mapPosition, positionAt } from '../../../domain/offers/MapPoint';
import type { Position } from '../../../domain/valuation/Distance';
import { IllustratedMap } from '../../offers/page/IllustratedMap';
import type { TileAnswer } from '../../offers/page/RasterMap';
import { LazyRasterMap } from '../../offers/page/RasterMap.lazy';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import styles from './TradingSections.module.css';

interface YardMapProps {
  readonly yard: Position | null;
  /** Keep this function the same between renders, or the map is drawn again. */
  readonly onPick: (place: Position) => void;
}

/** Shown before a yard is set. */
const COUNTRY = 'DE';

/** A press on the map sets the yard. By keyboard, the coordinates are typed instead. */
export function YardMap({ yard, onPick }: YardMapProps) {
  const { t } = useTexts('valuation');
  const { map: server } = useInjection<Site>(Site);
  const [tiles, setTiles] = useState<'awaited' | TileAnswer>('awaited');
  const label = t(yard ? 'yard.map' : 'yard.emptyMap');
  const where = { latitude: yard?.latitude ?? null, longitude: yard?.longitude ?? null, countryCode: COUNTRY };
  const [position, point] = [mapPosition(where), mapPoint(where)];

  const handleDrawing = ({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    onPick(positionAt({ x: (clientX - left) / width, y: (clientY - top) / height }));
  };

  return (
    <div className={styles.map}>
      {point && tiles !== 'shown' && (
        <div onClick={handleDrawing}>
          <IllustratedMap point={point} label={label} />
        </div>
      )}
      {server && position && tiles !== 'unreachable' && (
        <Suspense>
          <LazyRasterMap
            position={position}
            server={server}
            label={label}
            isShown={tiles === 'shown'}
            onAnswer={setTiles}
            onPick={onPick}
          />
        </Suspense>
      )}
    </div>
  );
}
