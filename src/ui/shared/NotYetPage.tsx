import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './PlainPage.module.css';

/** A place the menu knows and that has not been built yet. */
export function NotYetPage() {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.page}>
      <p>{t('notYet')}</p>
      <Link to="/browsing/browse">{t('backToStart')}</Link>
    </div>
  );
}
