import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { EnterSelling } from '../../application/selling/EnterSelling';
import { SellingEntryStore } from '../../application/selling/SellingEntryStore';
import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { SellingFailure } from './SellingFailure';
import styles from './SellingPage.module.css';

/** Draws what needs the selling area's ports once these are there. */
export const BehindTheDoor = observer(function BehindTheDoor({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('selling');
  const { status } = useInjection(SellingEntryStore);
  const enterSelling = useInjection(EnterSelling);
  useEffect(() => void enterSelling.execute(), [enterSelling]);

  if (status.step === 'open') return children;
  if (status.step === 'closed') return <SettingsSkeleton />;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <SellingFailure title={t('closed')} because={status.because} onTryAgain={() => void enterSelling.execute()} />
      </div>
    </div>
  );
});
