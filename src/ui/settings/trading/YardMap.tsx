import { type MouseEvent, useState } from 'react';
import { mapPoint, mapPosition, positionAt } from '../../../domain/offers/vehicle/MapPoint';
import type { Position } from '../../../domain/valuation/Distance';
import { IllustratedMap } from '../../maps/IllustratedMap';
import { OnlineMap, type MapState } from '../../maps/OnlineMap';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './TradingSections.module.css';

interface YardMapProps {
  readonly yard: Position | null;
  /** Keep this function the same between renders, or the map is drawn again. */
  readonly onChoose: (place: Position) => void;
}

/** Shown before a yard is set. */
const COUNTRY = 'DE';

/** A press on the map sets the yard. By keyboard, the coordinates are typed instead. */
export function YardMap({ yard, onChoose }: YardMapProps) {
  const { t } = useTexts('valuation');
  const [online, setOnline] = useState<MapState>('awaited');
  const label = t(yard ? 'yard.map' : 'yard.emptyMap');
  const where = { latitude: yard?.latitude ?? null, longitude: yard?.longitude ?? null, countryCode: COUNTRY };
  const [position, point] = [mapPosition(where), mapPoint(where)];

  const handleDrawing = ({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    onChoose(positionAt({ x: (clientX - left) / width, y: (clientY - top) / height }));
  };

  return (
    <div className={styles.map} data-part="map">
      {point && online !== 'shown' && (
        <div onClick={handleDrawing}>
          <IllustratedMap point={point} label={label} />
        </div>
      )}
      {position && (
        <OnlineMap position={position} label={label} state={online} onAnswer={setOnline} onChoose={onChoose} />
      )}
    </div>
  );
}
