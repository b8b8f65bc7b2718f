import 'leaflet/dist/leaflet.css';
import {
  control,
  divIcon,
  type LatLng,
  type LeafletKeyboardEvent,
  type LeafletMouseEvent,
  type Map as LeafletMap,
  map as leafletMap,
  marker,
  tileLayer,
} from 'leaflet';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Site } from '../../application/ports/Site';
import type { MapPosition } from '../../domain/offers/vehicle/MapPoint';
import { distanceBetween, type Position } from '../../domain/valuation/Distance';
import { closestTown } from '../../domain/valuation/towns';
import { keyOfEvent } from '../shared/input/keyOfEvent';
import { NewTabLink } from '../shared/NewTabLink';
import { LiveText } from '../shared/texts/LiveText';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './Map.module.css';

export type MapAnswer = 'shown' | 'unreachable';

export interface RasterMapProps {
  readonly position: MapPosition;
  readonly server: NonNullable<Site['map']>;
  /** The accessible name of the map. */
  readonly label: string;
  /** False until the first tile has loaded. The map is invisible and inert until then. */
  readonly isShown: boolean;
  /** Called once: `shown` when the first tile has loaded, `unreachable` when loading ends without any tile. */
  readonly onAnswer: (answer: MapAnswer) => void;
  /** Called when the dealer presses a place on the map, or Enter for the place in its middle. */
  readonly onChoose?: (place: Position) => void;
}

const COUNTRY_ZOOM = 5;
const TOWN_ZOOM = 11;

/** What the map shows after the dealer has moved it. */
interface View {
  readonly km: number;
  readonly town: string;
  readonly hasPlace: boolean;
}

function viewOf(map: LeafletMap, place: Position): View {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  const at = (longitude: number) => ({ latitude: lat, longitude });
  return {
    km: Math.max(1, Math.round(distanceBetween(at(bounds.getWest()), at(bounds.getEast())))),
    town: closestTown(at(lng)).name,
    hasPlace: bounds.contains([place.latitude, place.longitude]),
  };
}

export function RasterMap({ position, server, label, isShown, onAnswer, onChoose }: RasterMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { latitude, longitude, exact } = position;
  const { tileUrl, attribution } = server;
  const { t } = useTexts('offersMap');
  const [zoomInTitle, zoomOutTitle] = [t('zoomIn'), t('zoomOut')];
  const [view, setView] = useState<View | null>(null);
  const id = useId();

  useEffect(() => {
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const map = leafletMap(box.current!, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      // On a touch screen, one finger scrolls the page. Two fingers move and zoom the map.
      dragging: !matchMedia('(pointer: coarse)').matches,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
    });
    const zoom = control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map).getContainer()!;
    // A screen reader would say the title after the name, which is the same.
    for (const button of zoom.querySelectorAll('a')) {
      button.dataset.tooltip = button.title;
      button.removeAttribute('title');
    }

    let isAnswered = false;
    const answer = (heard: MapAnswer) => {
      if (!isAnswered) onAnswer(heard);
      isAnswered = true;
    };
    tileLayer(tileUrl)
      .on('tileload', () => answer('shown'))
      // `load` fires when no tile is pending. If no tile has loaded by then, the server is unreachable.
      .on('load', () => answer('unreachable'))
      .addTo(map);
    const className = exact ? styles.pin! : `${styles.pin} ${styles.approximate}`;
    const icon = divIcon({ className, iconSize: [0, 0], html: document.createElement('span') });
    marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    if (onChoose) {
      const choose = ({ lat, lng }: LatLng) => onChoose({ latitude: lat, longitude: lng });
      map.on('click', ({ latlng }: LeafletMouseEvent) => choose(latlng));
      map.on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
        // The buttons of the map have keys of their own.
        if (originalEvent.target !== map.getContainer() || originalEvent.repeat) return;
        if (keyOfEvent(originalEvent) === 'Enter') choose(map.getCenter());
      });
    }
    map.setView([latitude, longitude], exact ? TOWN_ZOOM : COUNTRY_ZOOM);
    map.on('moveend', () => {
      // A change of the window's size moves the map too.
      if (map.getContainer().contains(document.activeElement)) setView(viewOf(map, { latitude, longitude }));
    });
    // Leaflet follows the size of the window alone.
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(box.current!);
    return () => {
      isAnswered = true;
      sizes.disconnect();
      map.remove();
    };
  }, [latitude, longitude, exact, tileUrl, zoomInTitle, zoomOutTitle, onAnswer, onChoose]);

  const viewText = useCallback(() => {
    if (!view) return '';
    const { km, town, hasPlace } = view;
    return t(hasPlace ? 'viewWithPlace' : 'view', { km, town });
  }, [view, t]);

  return (
    <div className={styles.online} inert={!isShown}>
      {/* `role="application"` makes a screen reader pass the arrow keys to the map. */}
      <div
        ref={box}
        className={onChoose ? `${styles.tiles} ${styles.chosenFrom}` : styles.tiles}
        role="application"
        aria-label={label}
        aria-describedby={id}
      />
      <p id={id} hidden>
        {onChoose ? `${t('keys')} ${t('enter')}` : t('keys')}
      </p>
      <LiveText className="visually-hidden" role="status" afterPause text={viewText} />
      <p className={styles.attribution}>
        {attributionParts(attribution).map(({ text, address }, index) =>
          address ? (
            <NewTabLink key={index} href={address}>
              {text}
            </NewTabLink>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </p>
    </div>
  );
}

interface AttributionPart {
  readonly text: string;
  /** The address of a link; null for plain text. */
  readonly address: string | null;
}

const link = /(<a\s[^>]*>.*?<\/a>)/is;
const linkAddress = /^<a\s(?:[^>]*\s)?href=["']?(https?:\/\/[^"'\s>]+)/i;
const entities: Readonly<Record<string, string>> = { amp: '&', copy: '©', gt: '>', lt: '<', nbsp: '\u00a0', quot: '"' };

/**
 * The texts and links of a tile server's attribution, which is written in HTML: `&copy; <a href="https://…">…</a>`.
 * Other tags are left out, and so are links that are not to a website.
 */
export function attributionParts(html: string): readonly AttributionPart[] {
  return html
    .split(link)
    .map(part => ({ text: plainText(part), address: linkAddress.exec(part)?.[1] ?? null }))
    .filter(({ text }) => text.trim() !== '');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) => character(parseInt(code, hex ? 16 : 10)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

const character = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');
