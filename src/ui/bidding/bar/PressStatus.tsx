import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { PressStore } from '../../../application/bidding/press/PressStore';
import type { PressAction } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './PressStatus.module.css';

interface PressStatusProps {
  readonly hashId: HashId;
  /** The actions whose buttons are next to it. */
  readonly actions: readonly PressAction[];
}

/** The state of the last press on an offer: sending, checking, unknown, or refused by the marketplace. */
export const PressStatus = observer(function PressStatus({ hashId, actions }: PressStatusProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  const failureText = useFailureText();
  const status = useInjection(PressStore).stepOf(hashId);
  const { step } = status;
  const note = useRef<HTMLParagraphElement>(null);
  const stepBefore = useRef(step);

  // The button may be the last thing in sight. A note that is rendered again while the list scrolls must not scroll it.
  useEffect(() => {
    if (stepBefore.current !== 'failed' && step === 'failed') note.current?.scrollIntoView({ block: 'nearest' });
    stepBefore.current = step;
  }, [step]);

  if (status.step === 'idle' || !actions.includes(status.action)) return null;
  const { action } = status;
  switch (status.step) {
    case 'sending':
      return (
        <p className="visually-hidden" role="status">
          {t('sending')}
        </p>
      );
    case 'checking':
      return (
        <p className={styles.checking} role="status">
          {status.isAnswerLost ? t(`checking.${action}`) : t(`checkingElsewhere.${action}`)}
        </p>
      );
    case 'unknown':
      return (
        <p className={styles.failed} role="alert">
          {/* Must not claim that the action took effect, nor that it failed. */}
          <strong>{t('couldNotFindOut')}</strong>{' '}
          <span>{t(`unknown.${action}`, { amount: money(status.amount) })}</span>
        </p>
      );
    case 'failed':
      return (
        <p ref={note} className={styles.failed} role="alert">
          <strong>{t(`failed.${action}`)}</strong> <span>{failureText(status.failure)}</span>
        </p>
      );
  }
});
