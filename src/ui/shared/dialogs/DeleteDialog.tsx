import { Button } from '../Button';
import type { Elements } from '../Elements';
import { useTexts } from '../texts/useTexts';
import { Dialog, DialogButtons } from './Dialog';

interface DeleteDialogProps {
  readonly title: string;
  readonly action: string;
  readonly busy?: boolean;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
  readonly children: Elements;
}

/** Asks before something is deleted. */
export function DeleteDialog({ title, action, busy = false, onCancel, onDelete, children }: DeleteDialogProps) {
  const { t } = useTexts('shared');
  return (
    <Dialog title={title} onCancel={onCancel}>
      {children}
      <DialogButtons>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button kind="danger" busy={busy} onClick={onDelete}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
