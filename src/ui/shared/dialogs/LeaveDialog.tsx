import { useId } from 'react';
import { Button } from '../Button';
import { useTexts } from '../texts/useTexts';
import styles from './LeaveDialog.module.css';
import { ModalDialog } from './ModalDialog';

interface LeaveDialogProps {
  /** The namespace of the feature whose page the dealer leaves. The page has already loaded this namespace. */
  readonly texts: 'settings' | 'selling';
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before the dealer leaves a form with unsaved changes. */
export function LeaveDialog({ texts, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTexts(texts);
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onCancel={onStay}>
      <h2 id={titleId}>{t('leave.title')}</h2>
      <p>{t('leave.lead')}</p>
      <div className={styles.presses}>
        <Button kind="primary" onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button onClick={onLeave}>{t('leave.go')}</Button>
      </div>
    </ModalDialog>
  );
}
