import { useTexts } from '../texts/useTexts';
import styles from './RowSkeletons.module.css';

const drawn = [...Array(6).keys()];

/** Placeholders with the size of a row, so that the layout does not shift. */
export function RowSkeletons() {
  const { t } = useTexts('shared');
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {drawn.map(index => (
        <div key={index} className={styles.row} aria-hidden />
      ))}
    </div>
  );
}
