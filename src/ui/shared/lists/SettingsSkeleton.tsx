import { useTexts } from '../texts/useTexts';
import styles from './SettingsSkeleton.module.css';

const FIELDS = [1, 2, 3, 4, 5, 6];

/** Placeholders for the form fields. */
export function SettingsSkeleton() {
  const { t } = useTexts('shared');
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {FIELDS.map(field => (
        <span key={field} className={styles.field} />
      ))}
    </div>
  );
}
