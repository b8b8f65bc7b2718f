import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { NewestVersion } from '../../application/start/NewestVersion';
import type { Failure } from '../../domain/shared/Failure';
import { Button } from './Button';
import * as styles from './FailureNotice.module.css';
import { Icon } from './icons/Icon';
import { useFailureText } from './texts/useFailureText';
import { useTexts } from './texts/useTexts';
import { useInjection } from './useInjection';

interface FailureNoticeProps {
  readonly title: string;
  /** Null if `text` says all. */
  readonly failure: Failure | null;
  /** Replaces the default text for this kind of failure. */
  readonly text?: string;
  readonly onTryAgain?: () => void;
}

/** Shows a failure at the place where it occurred. Pass `onTryAgain` only if repeating is safe. */
export function FailureNotice({ title, failure, text, onTryAgain }: FailureNoticeProps) {
  const { t } = useTexts('shared');
  const failureText = useFailureText();
  const isOutdated = failure?.reason === 'outdated';
  return (
    <div className={styles.notice} role="alert">
      <Icon of={TriangleAlert} size={20} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{text ?? (failure && failureText(failure))}</p>
      </div>
      {isOutdated && <LoadVersionButton />}
      {onTryAgain && !isOutdated && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
    </div>
  );
}

interface LoadVersionButtonProps {
  readonly label?: string;
  /** What the dealer begins after the press is finished before the page loads again. */
  readonly isBusy?: (() => boolean) | undefined;
}

export function LoadVersionButton({ label, isBusy }: LoadVersionButtonProps) {
  const { t } = useTexts('shared');
  const newest = useInjection(NewestVersion);
  const [isLoading, setLoading] = useState(false);
  const handleClick = () => {
    setLoading(true);
    void newest.load(isBusy);
  };
  return (
    <Button busy={isLoading} onClick={handleClick}>
      {label ?? t('loadNewVersion')}
    </Button>
  );
}
