import type { DealFailure, DealStep } from '../../application/bidding/ActionBarStore';
import { useFailureText } from '../shared/useFailureText';
import { useTexts } from '../shared/useTexts';
import styles from './DealStatus.module.css';

interface StepNoteProps {
  readonly status: DealStep;
  readonly checking: string;
  readonly failed: string;
}

/** What has become of a press: under way, being looked into, or failed, and why. */
export function StepNote({ status, checking, failed }: StepNoteProps) {
  const { t } = useTexts('bidding');
  const failureText = useFailureText();

  const textOf = (because: DealFailure) =>
    because.reason === 'notArrived' || because.reason === 'boughtByAnother' || because.reason === 'outcomeUnknown'
      ? t(`failure.${because.reason}`)
      : failureText(because);

  if (status.step === 'sending')
    return (
      <p className="visually-hidden" role="status">
        {t('sending')}
      </p>
    );
  if (status.step === 'checking') {
    return (
      <p className={styles.checking} role="status">
        {checking}
      </p>
    );
  }
  if (status.step !== 'failed') return null;
  // Where nobody knows, nothing is said to have failed.
  const isKnown = status.because.reason !== 'outcomeUnknown';
  return (
    <p className={styles.failed} role="alert">
      {isKnown && <strong>{failed}</strong>} {textOf(status.because)}
    </p>
  );
}
