import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/texts/useTexts';

interface ExistingDraftDialogProps {
  readonly client: string;
  readonly onGoOn: () => void;
  readonly onStartAnew: () => void;
  readonly onCancel: () => void;
}

/** Asks before a new invoice replaces a draft. */
export function ExistingDraftDialog({ client, onGoOn, onStartAnew, onCancel }: ExistingDraftDialogProps) {
  const { t } = useTexts(['sellingInvoices', 'shared']);
  return (
    <Dialog title={t('sellingInvoices:deal.draft.title', { client })} onCancel={onCancel}>
      <p>{t('sellingInvoices:deal.draft.lead')}</p>
      <DialogButtons>
        <Button onClick={onCancel}>{t('shared:cancel')}</Button>
        <Button onClick={onStartAnew}>{t('sellingInvoices:deal.draft.startAnew')}</Button>
        <Button kind="primary" onClick={onGoOn}>
          {t('sellingInvoices:deal.draft.goOn')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
