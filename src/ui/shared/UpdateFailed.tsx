import type { Failure } from '../../domain/shared/Failure';
import { Button } from './Button';
import { useFailureText } from './useFailureText';
import { useTexts } from './useTexts';

interface UpdateFailedProps {
  /** Why the newest rows of the list could not be fetched, or null. */
  readonly failure: Failure | null;
  readonly onTryAgain: () => void;
}

/**
 * Says that a list is not up to date. Shown in its header, because a notice above the rows would move them under the
 * pointer. The text is short, so that the button is one line high and the header does not grow.
 */
export function UpdateFailed({ failure, onTryAgain }: UpdateFailedProps) {
  const { t } = useTexts('shared');
  const failureText = useFailureText();
  if (!failure) return null;
  return (
    <Button title={failureText(failure)} onClick={onTryAgain}>
      {t('notUpToDate')}
      <span className="visually-hidden">. {t('tryAgain')}</span>
    </Button>
  );
}
