import { Button } from '../Button';
import { useTexts } from '../texts/useTexts';
import { Dialog, DialogButtons } from './Dialog';

interface LeaveDialogProps {
  /** The namespace of the feature whose page the dealer leaves. The page has already loaded this namespace. */
  readonly texts: 'settings' | 'selling';
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before the dealer leaves a form with unsaved changes. */
export function LeaveDialog({ texts, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTexts(texts);
  return (
    <Dialog title={t('leave.title')} onCancel={onStay}>
      <p>{t('leave.lead')}</p>
      <DialogButtons>
        <Button kind="primary" onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button onClick={onLeave}>{t('leave.go')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
