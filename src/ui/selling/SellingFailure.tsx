import type { Failure } from '../../domain/shared/Failure';
import { FailureNotice } from '../shared/FailureNotice';
import { useTexts } from '../shared/texts/useTexts';

interface SellingFailureProps {
  readonly title: string;
  readonly failure: Failure;
  readonly onTryAgain?: () => void;
}

/** A 401 of the market API does not end the session, so it needs a text of its own. */
export function SellingFailure({ failure, ...rest }: SellingFailureProps) {
  const { t } = useTexts('selling');
  const isRefused = failure.reason === 'unauthorized';
  return <FailureNotice {...rest} failure={failure} {...(isRefused && { text: t('notLetIn') })} />;
}
