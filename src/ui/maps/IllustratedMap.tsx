import type { CSSProperties } from 'react';
import type { MapPoint } from '../../domain/offers/vehicle/MapPoint';
import europe from './europe.svg';
import styles from './IllustratedMap.module.css';
import pin from './Pin.module.css';

interface IllustratedMapProps {
  readonly point: MapPoint;
  /** The accessible name of the map. */
  readonly label: string;
}

/** Shows the location on a drawing of Europe that is part of the build, so it works without a tile server. */
export function IllustratedMap({ point: { x, y, exact }, label }: IllustratedMapProps) {
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <div className={styles.sheet} data-exact={exact} style={{ '--x': x, '--y': y } as CSSProperties}>
        <img className={styles.drawing} src={europe} alt="" width={2000} height={1770} decoding="async" />
        <span className={exact ? styles.pin : `${styles.pin} ${pin.approximate}`} />
      </div>
    </div>
  );
}
