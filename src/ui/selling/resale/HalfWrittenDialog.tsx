import { useId } from 'react';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/ModalDialog';
import { useTexts } from '../../shared/useTexts';
import styles from '../SellingPage.module.css';

interface HalfWrittenDialogProps {
  readonly client: string;
  readonly onGoOn: () => void;
  readonly onStartAnew: () => void;
  readonly onCancel: () => void;
}

/** Asks before a new invoice replaces a draft. */
export function HalfWrittenDialog({ client, onGoOn, onStartAnew, onCancel }: HalfWrittenDialogProps) {
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onCancel={onCancel}>
      <h2 id={titleId}>{t('sellingInvoices:deal.draft.title', { client })}</h2>
      <p>{t('sellingInvoices:deal.draft.lead')}</p>
      <div className={styles.presses}>
        <Button kind="primary" onClick={onGoOn}>
          {t('sellingInvoices:deal.draft.goOn')}
        </Button>
        <Button onClick={onStartAnew}>{t('sellingInvoices:deal.draft.startAnew')}</Button>
        <Button onClick={onCancel}>{t('shared:cancel')}</Button>
      </div>
    </ModalDialog>
  );
}
