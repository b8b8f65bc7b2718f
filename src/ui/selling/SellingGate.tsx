import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LoadSellingModule } from '../../application/selling/LoadSellingModule';
import { SellingModuleStore } from '../../application/selling/SellingModuleStore';
import { SettingsSkeleton } from '../shared/lists/SettingsSkeleton';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { SellingFailure } from './SellingFailure';
import styles from './SellingPage.module.css';

/** Renders its children once the ports of the selling module are bound. */
export const SellingGate = observer(function SellingGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('selling');
  const { status } = useInjection(SellingModuleStore);
  const loadSellingModule = useInjection(LoadSellingModule);
  useEffect(() => void loadSellingModule.execute(), [loadSellingModule]);

  if (status.step === 'ready') return children;
  if (status.step === 'loading') return <SettingsSkeleton />;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <SellingFailure
          title={t('closed')}
          failure={status.failure}
          onTryAgain={() => void loadSellingModule.execute()}
        />
      </div>
    </div>
  );
});
