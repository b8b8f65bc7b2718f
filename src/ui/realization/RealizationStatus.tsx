import { observer } from 'mobx-react-lite';
import { ActionBarStore } from '../../application/offers/ActionBarStore';
import type { HashId } from '../../domain/offers/Offer';
import { StepStatus } from '../bidding/bar/StepStatus';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** The state of the last pickup or transport, next to the button that started it. */
export const RealizationStatus = observer(function RealizationStatus({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('realization');
  const status = useInjection(ActionBarStore).stepOf(hashId);
  if (status.step === 'idle' || status.action === 'bid' || status.action === 'buyNow') return null;
  const { action } = status;
  const isAnswerLost = status.step === 'checking' && status.isAnswerLost;
  return (
    <StepStatus
      status={status}
      checking={isAnswerLost ? t(`checking.${action}`) : t(`checkingElsewhere.${action}`)}
      unknown={t(`unknown.${action}`)}
      failed={t(`failed.${action}`)}
    />
  );
});
