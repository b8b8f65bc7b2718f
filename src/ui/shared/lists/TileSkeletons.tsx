import { useTexts } from '../texts/useTexts';
import styles from './TileSkeletons.module.css';

const drawn = [...Array(9).keys()];

/** Placeholders with the size of a tile, so that the layout does not shift when the tiles load. */
export function TileSkeletons() {
  const { t } = useTexts('shared');
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {drawn.map(index => (
        <div key={index} className={styles.tile} aria-hidden>
          <div className={styles.photo} />
          <div className={styles.body}>
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
