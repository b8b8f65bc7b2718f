import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import type { HashId } from '../../domain/offers/Offer';
import { useInjection } from '../shared/useInjection';
import { StepNote } from './StepNote';

/** What has become of the last bid or purchase, beside the button that was pressed. */
export const DealStatus = observer(function DealStatus({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTranslation('bidding');
  const status = useInjection(ActionBarStore).stepOf(hashId);
  if (status.step === 'idle' || status.action === 'pickup' || status.action === 'transport') return null;
  return <StepNote status={status} checking={t(`checking.${status.action}`)} failed={t(`failed.${status.action}`)} />;
});
