import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import { drawingWidth, type MapPoint, mapPoint } from '../../domain/offers/vehicle/MapPoint';
import type { Town } from '../../domain/valuation/towns';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import europe from './europe.svg';
import * as styles from './Map.module.css';

interface IllustratedMapProps {
  readonly point: MapPoint;
  /** The accessible name of the map. */
  readonly label: string;
  /** The town at the point. With it, the map also shows a scale and the dealer's yard. */
  readonly town?: string | null;
  /** Whose names are on the map. With them alone, the map shows no pin if the point is only the middle of a country. */
  readonly towns?: readonly Town[];
  /** The middle of the map, with as much of Europe as has room. Otherwise, the map shows what is around the point. */
  readonly middle?: MapPoint | null;
}

/** Km of the scale. */
const SCALE = 100;

/**
 * Shows the location on a drawing of Europe that is part of the build, so it works without a tile server. If the dealer's yard
 * is known, the map shows both and the way between them.
 */
export const IllustratedMap = observer(function IllustratedMap(props: IllustratedMapProps) {
  const { point, label, town, towns, middle } = props;
  const { exact } = point;
  const settings = useBook().get('settings', TRADING_SETTINGS);
  const yard = town !== undefined && settings?.yard ? pointOf(settings.yard) : null;
  const isWay = yard !== null && exact;
  const shown = middle ?? (isWay ? between(point, yard) : point);
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <div
        className={styles.frame}
        data-exact={middle ? 'whole' : isWay ? 'way' : exact}
        style={isWay ? { ...placeOf(shown), ...extentOf(point, yard) } : placeOf(shown)}
      >
        <div className={styles.sheet}>
          <img className={styles.drawing} src={europe} alt="" width={2000} height={1770} decoding="async" />
          {towns && <TownNames towns={towns} beside={yard ? [point, yard] : [point]} />}
          {isWay && <Way from={yard} to={point} />}
          {yard && <Yard at={yard} />}
          {(exact || town !== undefined || !towns) && <LocationPin point={point} town={town ?? null} />}
        </div>
        {town !== undefined && <Scale at={shown} />}
      </div>
    </div>
  );
});

interface TownNamesProps {
  readonly towns: readonly Town[];
  /** What has a name of its own. */
  readonly beside: readonly MapPoint[];
}

function TownNames({ towns, beside }: TownNamesProps) {
  return towns.map(town => {
    const at = pointOf(town)!;
    return beside.some(other => isNear(at, other)) ? null : (
      <span key={town.name} className={styles.town} style={placeOf(at)} translate="no">
        {town.name}
      </span>
    );
  });
}

interface WayProps {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

const Way = ({ from, to }: WayProps) => (
  <svg className={styles.way} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
    <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} vectorEffect="non-scaling-stroke" />
  </svg>
);

function Yard({ at }: { readonly at: MapPoint }) {
  const { t } = useTexts('valuation');
  return (
    <span className={styles.yard} style={placeOf(at)}>
      <span className={styles.name}>{t('yard.title')}</span>
    </span>
  );
}

interface LocationPinProps {
  readonly point: MapPoint;
  readonly town: string | null;
}

function LocationPin({ point, town }: LocationPinProps) {
  const { exact } = point;
  return (
    <span className={exact ? styles.drawnPin : `${styles.drawnPin} ${styles.approximate}`} style={placeOf(point)}>
      {exact && town && (
        <span className={styles.name} translate="no">
          {town}
        </span>
      )}
    </span>
  );
}

function Scale({ at }: { readonly at: Place }) {
  const { t } = useTexts('shared');
  return (
    <span className={styles.scale} style={{ '--part': SCALE / drawingWidth(at) } as CSSProperties}>
      {t('units.kilometres', { value: SCALE })}
    </span>
  );
}

type Place = Pick<MapPoint, 'x' | 'y'>;

const pointOf = (position: Pick<Town, 'latitude' | 'longitude'>) => mapPoint({ ...position, countryCode: null });

const placeOf = ({ x, y }: Place) => ({ '--x': x, '--y': y }) as CSSProperties;

const between = (one: MapPoint, other: MapPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Never 0, because the width of the drawing is divided by it. */
const extentOf = (one: MapPoint, other: MapPoint) =>
  ({
    '--across': Math.max(0.001, Math.abs(one.x - other.x)),
    '--down': Math.max(0.001, Math.abs(one.y - other.y)),
  }) as CSSProperties;

/** So near that their names would lie over each other. */
const isNear = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y) < 0.025;
