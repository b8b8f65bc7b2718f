import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadSellingModule } from '../../../application/selling/LoadSellingModule';
import { SellingModuleStore } from '../../../application/selling/SellingModuleStore';
import type { Offer } from '../../../domain/offers/Offer';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SellingFailure } from '../SellingFailure';
import { ResaleButtons } from './ResaleButtons';

/** The actions of the selling module for a bought and picked-up vehicle. */
export const ResaleGate = observer(function ResaleGate({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('selling');
  const { status } = useInjection(SellingModuleStore);
  const loadSellingModule = useInjection(LoadSellingModule);
  useEffect(() => void loadSellingModule.execute(), [loadSellingModule]);

  if (status.step === 'ready') return <ResaleButtons offer={offer} />;
  if (status.step === 'loading') return null;
  return (
    <SellingFailure title={t('closed')} failure={status.failure} onTryAgain={() => void loadSellingModule.execute()} />
  );
});
