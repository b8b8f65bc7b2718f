import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EnterSelling } from '../../../application/selling/EnterSelling';
import { SellingEntryStore } from '../../../application/selling/SellingEntryStore';
import type { Offer } from '../../../domain/offers/Offer';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { ResalePresses } from './ResalePresses';
import { SellingFailure } from '../SellingFailure';

export interface ResaleProps {
  readonly offer: Offer;
}

/** The way from buying to selling, once the selling area's door is open. */
export const Resale = observer(function Resale(props: ResaleProps) {
  const { t } = useTexts('selling');
  const { status } = useInjection(SellingEntryStore);
  const enterSelling = useInjection(EnterSelling);
  useEffect(() => void enterSelling.execute(), [enterSelling]);

  if (status.step === 'open') return <ResalePresses {...props} />;
  if (status.step === 'closed') return null;
  return <SellingFailure title={t('closed')} because={status.because} onTryAgain={() => void enterSelling.execute()} />;
});
