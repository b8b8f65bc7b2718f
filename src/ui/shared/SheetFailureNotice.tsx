import type { SheetFailure } from '../../application/ports/Spreadsheets';
import type { Failure } from '../../domain/shared/Failure';
import { FailureNotice } from './FailureNotice';
import { useTexts } from './texts/useTexts';

/** Says why no file was saved. */
export function SheetFailureNotice({ failure }: { readonly failure: SheetFailure | Failure }) {
  const { t } = useTexts('sharedSheets');
  if (failure.reason !== 'notMade') return <FailureNotice title={t('notSaved')} failure={failure} />;
  return <FailureNotice title={t('notSaved')} failure={null} text={t('notMade')} />;
}
