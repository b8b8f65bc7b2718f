import type { Failure } from '../../domain/shared/Failure';
import { Button } from './Button';
import { useFailureText } from './useFailureText';
import { useTexts } from './useTexts';

interface UpdateFailedProps {
  /** Why the newest rows of the list could not be fetched, or null. */
  readonly failure: Failure | null;
  /** Says that the list is not up to date. Short, so that the button is one line high and the header does not grow. */
  readonly text: string;
  readonly onTryAgain: () => void;
}

/** Shown in the header of a list, because a notice above the rows would move them under the pointer. */
export function UpdateFailed({ failure, text, onTryAgain }: UpdateFailedProps) {
  const { t } = useTexts('shared');
  const failureText = useFailureText();
  return (
    <div role="status">
      {failure && (
        <Button title={failureText(failure)} onClick={onTryAgain}>
          {text}
          <span className="visually-hidden">. {t('tryAgain')}</span>
        </Button>
      )}
    </div>
  );
}
