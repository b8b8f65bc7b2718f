import { Link } from 'react-router';
import { useTexts } from './useTexts';
import styles from './PlainPage.module.css';

/** A place the menu knows and that has not been built yet. */
export function NotYetPage() {
  const { t } = useTexts('shared');
  return (
    <div className={styles.page}>
      <p>{t('notYet')}</p>
      <Link to="/browsing/browse">{t('backToStart')}</Link>
    </div>
  );
}
