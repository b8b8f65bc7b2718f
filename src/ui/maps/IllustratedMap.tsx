import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import { type MapPoint, mapPoint } from '../../domain/offers/vehicle/MapPoint';
import type { Town } from '../../domain/valuation/towns';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import europe from './europe.svg';
import styles from './IllustratedMap.module.css';
import pin from './Pin.module.css';

interface IllustratedMapProps {
  readonly point: MapPoint;
  /** The accessible name of the map. */
  readonly label: string;
  /** The town at the point. With it, the map also shows the dealer's yard. */
  readonly town?: string | null;
  /** Whose names are on the map. With them, the map shows no pin if the point is only the middle of a country. */
  readonly towns?: readonly Town[];
  /** The middle of the map, with as much of Europe as has room. Otherwise, the map shows what is around the point. */
  readonly middle?: MapPoint | null;
}

/** Shows the location on a drawing of Europe that is part of the build, so it works without a tile server. */
export function IllustratedMap({ point, label, town, towns, middle }: IllustratedMapProps) {
  const { exact } = point;
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <div className={styles.sheet} data-exact={middle ? 'whole' : exact} style={placeOf(middle ?? point)}>
        <img className={styles.drawing} src={europe} alt="" width={2000} height={1770} decoding="async" />
        {towns?.map(({ name, ...position }) => (
          <span key={name} className={styles.town} style={placeOf(mapPoint(position)!)} translate="no">
            {name}
          </span>
        ))}
        {town !== undefined && <Yard />}
        {(exact || !towns) && (
          <span className={exact ? styles.pin : `${styles.pin} ${pin.approximate}`} style={placeOf(point)}>
            {exact && town && (
              <span className={styles.name} translate="no">
                {town}
              </span>
            )}
          </span>
        )}
      </div>
    </div>
  );
}

/** The dealer's yard with its name, if it is set and on the drawing. */
const Yard = observer(function Yard() {
  const { t } = useTexts('valuation');
  const yard = useBook().get('settings', TRADING_SETTINGS)?.yard;
  const point = yard && mapPoint({ ...yard, countryCode: null });
  if (!point) return null;
  return (
    <span className={styles.yard} style={placeOf(point)}>
      <span className={styles.name}>{t('yard.title')}</span>
    </span>
  );
});

const placeOf = ({ x, y }: MapPoint) => ({ '--x': x, '--y': y }) as CSSProperties;
