import { useId } from 'react';
import { Row } from '../../kit/Layout';
import { Button } from '../Button';
import type { Elements } from '../Elements';
import { useTexts } from '../texts/useTexts';
import { ModalDialog } from './ModalDialog';

interface DialogProps {
  readonly title: string;
  /** Called when the dealer presses Escape. */
  readonly onCancel: () => void;
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A question or a form above the page: its title, its content and, at the end, `DialogButtons`. */
export function Dialog({ title, onCancel, describedBy, className, children }: DialogProps) {
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} describedBy={describedBy} onCancel={onCancel} className={className}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </ModalDialog>
  );
}

/** The buttons of a dialog: first the way back, last what the dialog is for. */
export function DialogButtons({ children }: { readonly children: Elements }) {
  return (
    <Row justify="end" wrap gap={2}>
      {children}
    </Row>
  );
}

interface DeleteDialogProps {
  readonly title: string;
  readonly action: string;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
  readonly children: Elements;
}

/** Asks before something is deleted. */
export function DeleteDialog({ title, action, onCancel, onDelete, children }: DeleteDialogProps) {
  const { t } = useTexts('shared');
  return (
    <Dialog title={title} onCancel={onCancel}>
      {children}
      <DialogButtons>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button kind="danger" onClick={onDelete}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

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
