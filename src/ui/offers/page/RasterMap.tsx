import 'leaflet/dist/leaflet.css';
import { control, divIcon, map as leafletMap, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Site } from '../../../application/ports/Site';
import type { MapPosition } from '../../../domain/offers/MapPlace';
import { useTexts } from '../../shared/useTexts';
import pin from './Pin.module.css';
import styles from './RasterMap.module.css';

export type TileAnswer = 'shown' | 'unreachable';

export interface TileMapProps {
  readonly position: MapPosition;
  readonly server: NonNullable<Site['map']>;
  /** What the map shows, for those who do not see it. */
  readonly words: string;
  /** Until the first tile is there, nobody can see the map or step into it. */
  readonly isShown: boolean;
  /** Told once: whether the first tiles came. */
  readonly onAnswer: (answer: TileAnswer) => void;
}

const COUNTRY_ZOOM = 5;
const TOWN_ZOOM = 11;

export function RasterMap({ position, server, words, isShown, onAnswer }: TileMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { latitude, longitude, exact } = position;
  const { tileUrl, attribution } = server;
  const { t } = useTexts('map');
  const [zoomInTitle, zoomOutTitle] = [t('zoomIn'), t('zoomOut')];

  useEffect(() => {
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const map = leafletMap(box.current!, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      // A finger on the map scrolls the page; two of them move and zoom the map.
      dragging: !matchMedia('(pointer: coarse)').matches,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
    });
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
    // The lower edge belongs to the address. The words are the host's own, with the links that tile servers ask for.
    control.attribution({ position: 'topright', prefix: false }).addTo(map);

    let isAnswered = false;
    const answer = (heard: TileAnswer) => {
      if (!isAnswered) onAnswer(heard);
      isAnswered = true;
    };
    tileLayer(tileUrl, { attribution })
      .on('tileload', () => answer('shown'))
      // No tile is awaited any more, and none has come.
      .on('load', () => answer('unreachable'))
      .addTo(map);
    const icon = divIcon({ className: exact ? pin.pin! : `${pin.pin} ${pin.approximate}`, iconSize: [0, 0] });
    marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    map.setView([latitude, longitude], exact ? TOWN_ZOOM : COUNTRY_ZOOM);
    return () => {
      isAnswered = true;
      map.remove();
    };
  }, [latitude, longitude, exact, tileUrl, attribution, zoomInTitle, zoomOutTitle, onAnswer]);

  // The arrow keys are the map's, which only an application may say to a screen reader.
  return <div ref={box} className={styles.map} role="application" aria-label={words} inert={!isShown} />;
}
