import { useTexts } from '../texts/useTexts';
import styles from './UnreadableRows.module.css';

/** Says how many rows of a list have no id, so that they cannot be shown. */
export function UnreadableRows({ count }: { readonly count: number }) {
  const { t } = useTexts('shared');
  return (
    <p className={styles.note} role="status">
      {count > 0 && <span>{t('unreadableRows', { count })}</span>}
    </p>
  );
}
