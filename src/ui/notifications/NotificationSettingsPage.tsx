import { Link } from '../shared/navigation';
import { SettingsPage } from '../shared/page/SettingsPage';
import styles from '../shared/page/SettingsPage.module.css';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { TellingSettings } from './TellingSettings';

/** How this browser tells the dealer about news. Which news it tells is a part of the profile. */
export function NotificationSettingsPage() {
  const { t } = useTexts(['navigation', 'notifications']);
  return (
    <SettingsPage title={t('navigation:notifications')}>
      <div className={styles.form}>
        <TellingSettings />
        <p>
          <Link to={paths.profile}>{t('notifications:telling.events')}</Link>
        </p>
      </div>
    </SettingsPage>
  );
}
