import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { EntryList } from '../../../application/selling/entries/EntryList';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/texts/useTexts';
import { SellingFailure } from '../SellingFailure';
import styles from '../SellingPage.module.css';

interface RemovalDialogProps {
  readonly entries: Pick<EntryList<{ readonly id: unknown }>, 'removal' | 'cancelRemoval' | 'remove'>;
  readonly title: string;
  readonly question: string;
  readonly action: string;
  /** Identifies the entry to remove. */
  readonly children: ReactNode;
}

export const RemovalDialog = observer(function RemovalDialog(props: RemovalDialogProps) {
  const { entries, title, question, action, children } = props;
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const { writing } = entries.removal;
  const isSending = writing.step === 'sending';
  const isAnswerLost = writing.step === 'sending' && writing.isAnswerLost;
  const failure = writing.step === 'failed' ? writing.failure : null;
  return (
    <Dialog title={title} onCancel={() => entries.cancelRemoval()}>
      <p>{question}</p>
      <div className={styles.strong}>{children}</div>
      {isAnswerLost && <p role="status">{t('sellingInvoices:checkingDeleted')}</p>}
      {failure && (
        <SellingFailure
          title={t(leavesOutcomeOpen(failure) ? 'sellingInvoices:perhapsDeleted' : 'sellingInvoices:notDeleted')}
          failure={failure}
        />
      )}
      <DialogButtons>
        <Button onClick={() => entries.cancelRemoval()}>{t('shared:cancel')}</Button>
        <Button kind="danger" busy={isSending} onClick={() => void entries.remove()}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  );
});
