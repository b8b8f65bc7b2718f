import { Button } from '../../shared/Button';
import { Dialog } from '../../shared/dialogs/Dialog';
import { DialogButtons } from '../../shared/dialogs/DialogButtons';
import { useTexts } from '../../shared/texts/useTexts';
import styles from '../SellingPage.module.css';

interface RemovePurchaseDialogProps {
  readonly vehicle: string;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Asks before a purchase is deleted. */
export function RemovePurchaseDialog({ vehicle, onCancel, onRemove }: RemovePurchaseDialogProps) {
  const { t } = useTexts(['sellingMargin', 'selling', 'shared']);
  return (
    <Dialog title={t('sellingMargin:removeTitle')} onCancel={onCancel}>
      <p>{t('selling:irrevocable')}</p>
      <p className={styles.strong} translate="no">
        {vehicle}
      </p>
      <DialogButtons>
        <Button onClick={onCancel}>{t('shared:cancel')}</Button>
        <Button kind="danger" onClick={onRemove}>
          {t('sellingMargin:remove')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
