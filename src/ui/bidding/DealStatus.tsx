import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import type { HashId } from '../../domain/offers/Offer';
import { useInjection } from '../shared/useInjection';
import { StepNote } from './StepNote';
import { useTexts } from '../shared/useTexts';

/** What has become of the last bid or purchase, beside the button that was pressed. */
export const DealStatus = observer(function DealStatus({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('bidding');
  const status = useInjection(ActionBarStore).stepOf(hashId);
  if (status.step === 'idle' || status.action === 'pickup' || status.action === 'transport') return null;
  return <StepNote status={status} checking={t(`checking.${status.action}`)} failed={t(`failed.${status.action}`)} />;
});
