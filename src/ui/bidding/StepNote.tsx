import type { DealStep } from '../../application/bidding/ActionBarStore';
import { useFailureText } from '../shared/useFailureText';
import { useTexts } from '../shared/useTexts';
import styles from './DealStatus.module.css';

interface StepNoteProps {
  readonly status: DealStep;
  readonly checking: string;
  /** Claims neither that the press took effect nor that it did not. */
  readonly unknown: string;
  readonly failed: string;
}

/** What is known of a press: it is sent, it is being checked, it is unknown, or the marketplace refused it. */
export function StepNote({ status, checking, unknown, failed }: StepNoteProps) {
  const { t } = useTexts('bidding');
  const failureText = useFailureText();

  switch (status.step) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <p className="visually-hidden" role="status">
          {t('sending')}
        </p>
      );
    case 'checking':
      return (
        <p className={styles.checking} role="status">
          {checking}
        </p>
      );
    case 'unknown':
      return (
        <p className={styles.failed} role="alert">
          <strong>{t('couldNotFindOut')}</strong> {unknown}
        </p>
      );
    case 'failed':
      return (
        <p className={styles.failed} role="alert">
          <strong>{failed}</strong> {failureText(status.because)}
        </p>
      );
  }
}
