import type { Failure } from '../../domain/shared/Failure';
import { FailureNotice } from '../shared/FailureNotice';
import { useTexts } from '../shared/useTexts';

interface SellingFailureProps {
  readonly title: string;
  readonly because: Failure;
  readonly onTryAgain?: () => void;
}

/** A 401 of the market API does not end the session, so it needs a text of its own. */
export function SellingFailure({ because, ...rest }: SellingFailureProps) {
  const { t } = useTexts('selling');
  const isRefused = because.reason === 'unauthorized';
  return <FailureNotice {...rest} because={because} {...(isRefused && { words: t('notLetIn') })} />;
}
