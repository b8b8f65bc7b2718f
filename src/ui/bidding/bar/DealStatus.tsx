import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ActionBarStore } from '../../../application/offers/ActionBarStore';
import type { HashId } from '../../../domain/offers/Offer';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { StepStatus } from './StepStatus';

/** The state of the last bid or purchase, next to the button that started it. */
export const DealStatus = observer(function DealStatus({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const status = useInjection(ActionBarStore).stepOf(hashId);
  const { step } = status;
  const note = useRef<HTMLParagraphElement>(null);
  const stepBefore = useRef(step);

  // The button may be the last thing in sight. A note that is rendered again while the list scrolls must not scroll it.
  useEffect(() => {
    if (stepBefore.current !== 'failed' && step === 'failed') note.current?.scrollIntoView({ block: 'nearest' });
    stepBefore.current = step;
  }, [step]);

  if (status.step === 'idle' || status.action === 'pickup' || status.action === 'transport') return null;
  const { action } = status;
  const isAnswerLost = status.step === 'checking' && status.isAnswerLost;
  const amount = 'amount' in status ? money(status.amount) : '';
  return (
    <StepStatus
      ref={note}
      status={status}
      checking={isAnswerLost ? t(`checking.${action}`) : t(`checkingElsewhere.${action}`)}
      unknown={t(`unknown.${action}`, { amount })}
      failed={t(`failed.${action}`)}
    />
  );
});
