import { useState } from 'react';
import type { Failure } from '../../../domain/shared/Failure';
import { Button } from '../Button';
import { useKeptFocus } from '../input/useKeptFocus';
import { useFailureText } from '../texts/useFailureText';
import { useTexts } from '../texts/useTexts';
import * as styles from './lists.module.css';

interface UpdateFailedProps {
  /** Why the newest rows of the list could not be fetched, or null. */
  readonly failure: Failure | null;
  /** Resolves when the next attempt has succeeded or failed. */
  readonly onTryAgain: () => Promise<unknown>;
}

/**
 * Says that a list is not up to date. Shown in its header, because a notice above the rows would move them under the
 * pointer. The text is short, so that the button is one line high and the header does not grow.
 */
export function UpdateFailed({ failure, onTryAgain }: UpdateFailedProps) {
  const { t } = useTexts('shared');
  const failureText = useFailureText();
  /** The failure whose next attempt is under way. */
  const [retried, setRetried] = useState<Failure | null>(null);
  const shown = failure ?? retried;
  const keptFocus = useKeptFocus(shown === null, 'button');

  const handleClick = async () => {
    setRetried(shown);
    await onTryAgain();
    setRetried(null);
  };

  return (
    <div {...keptFocus} className={styles.area} role="status">
      {shown && (
        <Button busy={retried !== null} title={failureText(shown)} onClick={() => void handleClick()}>
          <span>{t('notUpToDate')}</span>
          <span className="visually-hidden">{`. ${t('tryAgain')}`}</span>
        </Button>
      )}
    </div>
  );
}
