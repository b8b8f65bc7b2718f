import { useId } from 'react';
import { Button } from '../shared/Button';
import { ModalDialog } from '../shared/ModalDialog';
import { useTexts } from '../shared/useTexts';
import styles from './SellingPage.module.css';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTexts('selling');
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
