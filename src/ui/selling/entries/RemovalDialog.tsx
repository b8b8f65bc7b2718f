import { useTexts } from '../../shared/texts/useTexts';
import { ConfirmedWriteDialog, type ConfirmedWriteDialogProps } from './ConfirmedWriteDialog';

/** Asks before an entry is deleted. */
export function RemovalDialog(props: Omit<ConfirmedWriteDialogProps, 'kind' | 'outcomes'>) {
  const { t } = useTexts('selling');
  const outcomes = { checking: t('removal.checking'), unknown: t('removal.unknown'), failed: t('removal.failed') };
  return <ConfirmedWriteDialog {...props} kind="danger" outcomes={outcomes} />;
}
