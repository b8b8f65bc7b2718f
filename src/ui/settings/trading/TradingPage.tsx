import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../../application/session/SessionStore';
import common from '../../shared/common.module.css';
import { SettingsPage } from '../../shared/page/SettingsPage';
import styles from '../../shared/page/SettingsPage.module.css';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { BiddingSection } from './BiddingSection';
import { CalculationSection } from './CalculationSection';
import { SellingSection } from './SellingSection';
import { YardSection } from './YardSection';

/** How the dealer trades: own data, kept on this device. */
export const TradingPage = observer(function TradingPage() {
  const { t } = useTexts('settingsTrading');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  return (
    <SettingsPage title={t('title')}>
      <div className={styles.form}>
        <p className={common.small}>{t('lead')}</p>
        <BiddingSection />
        <CalculationSection />
        <YardSection />
        {sellModuleUnlocked && <SellingSection />}
      </div>
    </SettingsPage>
  );
});
