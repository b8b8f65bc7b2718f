import type { Ref } from 'react';
import type { DealStep } from '../../../application/offers/ActionBarStore';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './DealStatus.module.css';

interface StepStatusProps {
  readonly status: DealStep;
  readonly checking: string;
  /** Must not claim that the action took effect, nor that it failed. */
  readonly unknown: string;
  readonly failed: string;
  /** The note of a failure. */
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** The state of an action: sending, checking, unknown, or refused by the marketplace. */
export function StepStatus({ status, checking, unknown, failed, ref }: StepStatusProps) {
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
          <strong>{t('couldNotFindOut')}</strong> <span>{unknown}</span>
        </p>
      );
    case 'failed':
      return (
        <p ref={ref} className={styles.failed} role="alert">
          <strong>{failed}</strong> <span>{failureText(status.failure)}</span>
        </p>
      );
  }
}
