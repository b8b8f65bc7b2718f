import type { Failure } from '../../domain/shared/Failure';
import { Button } from './Button';
import { useFailureText } from './useFailureText';

interface UpdateFailedProps {
  /** Why the newest rows of the list could not be fetched, or null. */
  readonly failure: Failure | null;
  /** The name of the button. */
  readonly text: string;
  readonly onTryAgain: () => void;
}

/** Shown in the header of a list, because a notice above the rows would move them under the pointer. */
export function UpdateFailed({ failure, text, onTryAgain }: UpdateFailedProps) {
  const failureText = useFailureText();
  return (
    <div role="status">
      {failure && (
        <Button title={failureText(failure)} onClick={onTryAgain}>
          {text}
        </Button>
      )}
    </div>
  );
}
