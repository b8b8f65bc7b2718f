import { useTexts } from '../../shared/texts/useTexts';
import { SettingsPage } from '../SettingsPage';
import styles from '../SettingsPage.module.css';
import { BiddingSection } from './BiddingSection';
import { CalculationSection } from './CalculationSection';
import { YardSection } from './YardSection';

/** How the dealer trades: own data, kept on this device. */
export function TradingPage() {
  const { t } = useTexts('settingsTrading');
  return (
    <SettingsPage title={t('title')}>
      <div className={styles.form}>
        <p className={styles.hint}>{t('lead')}</p>
        <BiddingSection />
        <CalculationSection />
        <YardSection />
      </div>
    </SettingsPage>
  );
}
