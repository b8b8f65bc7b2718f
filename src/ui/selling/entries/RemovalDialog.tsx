import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ConfirmedWrite } from '../../../application/outcomes/ConfirmedWrite';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Text } from '../../kit/Text';
import { DeleteDialog } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/texts/useTexts';
import { SellingFailure } from '../SellingFailure';

interface RemovalDialogProps {
  readonly removal: Pick<ConfirmedWrite<unknown>, 'writing' | 'isSending' | 'cancel' | 'confirm'>;
  readonly title: string;
  readonly question: string;
  readonly action: string;
  /** Identifies the entry to remove. */
  readonly children: ReactNode;
}

export const RemovalDialog = observer(function RemovalDialog(props: RemovalDialogProps) {
  const { removal, title, question, action, children } = props;
  const { t } = useTexts('sellingInvoices');
  const { writing, isSending } = removal;
  const isAnswerLost = writing.step === 'sending' && writing.isAnswerLost;
  const failure = writing.step === 'failed' ? writing.failure : null;
  return (
    <DeleteDialog
      title={title}
      action={action}
      busy={isSending}
      onCancel={() => removal.cancel()}
      onDelete={() => void removal.confirm()}
    >
      <p>{question}</p>
      <Text as="div" weight="strong" breakWords>
        {children}
      </Text>
      {isAnswerLost && <p role="status">{t('checkingDeleted')}</p>}
      {failure && (
        <SellingFailure title={t(leavesOutcomeOpen(failure) ? 'perhapsDeleted' : 'notDeleted')} failure={failure} />
      )}
    </DeleteDialog>
  );
});
