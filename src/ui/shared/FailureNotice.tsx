import { TriangleAlert } from 'lucide';
import { BrowserWindow } from '../../application/ports/BrowserWindow';
import type { Failure } from '../../domain/shared/Failure';
import { Button } from './Button';
import { Icon } from './Icon';
import { useInjection } from './useInjection';
import { useFailureText } from './useFailureText';
import { useTexts } from './useTexts';
import styles from './FailureNotice.module.css';

interface FailureNoticeProps {
  readonly title: string;
  readonly because: Failure;
  /** In place of what is said of such a failure elsewhere. */
  readonly words?: string;
  readonly onTryAgain?: () => void;
}

/** Says what happened where it happened, and offers to try again where that is safe. */
export function FailureNotice({ title, because, words, onTryAgain }: FailureNoticeProps) {
  const { t } = useTexts('shared');
  const failureText = useFailureText();
  const browserWindow = useInjection<BrowserWindow>(BrowserWindow);
  const isOutdated = because.reason === 'outdated';
  return (
    <div className={styles.notice} role="alert">
      <Icon of={TriangleAlert} size={20} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{words ?? failureText(because)}</p>
      </div>
      {isOutdated && <Button onClick={() => browserWindow.reload()}>{t('loadNewVersion')}</Button>}
      {onTryAgain && !isOutdated && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
    </div>
  );
}
