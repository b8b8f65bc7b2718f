import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ConfirmedWrite } from '../../../application/outcomes/ConfirmedWrite';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/texts/useTexts';
import { SellingFailure } from '../SellingFailure';

/** What the dialog says while it does not close. */
interface OutcomeTexts {
  /** The answer is lost, and the effect is looked for. */
  readonly checking: string;
  /** The effect did not show in time. */
  readonly unknown: string;
  readonly failed: string;
}

export interface ConfirmedWriteDialogProps {
  readonly write: Pick<ConfirmedWrite<unknown>, 'writing' | 'isSending' | 'cancel' | 'confirm'>;
  readonly title: string;
  readonly question: string;
  /** The button that sends the write. */
  readonly action: string;
  readonly kind: 'primary' | 'danger';
  readonly outcomes: OutcomeTexts;
  /** Identifies the row that the write is about. */
  readonly children: ReactNode;
}

/** Asks once before a write about a row, and says what became of it. */
export const ConfirmedWriteDialog = observer(function ConfirmedWriteDialog(props: ConfirmedWriteDialogProps) {
  const { write, title, question, action, kind, outcomes, children } = props;
  const { t } = useTexts('shared');
  const { writing, isSending } = write;
  const isAnswerLost = writing.step === 'sending' && writing.isAnswerLost;
  const failure = writing.step === 'failed' ? writing.failure : null;
  const handleCancel = () => write.cancel();
  return (
    <Dialog title={title} onCancel={handleCancel}>
      <p>{question}</p>
      <Text as="div" weight="strong" breakWords>
        {children}
      </Text>
      {isAnswerLost && <p role="status">{outcomes.checking}</p>}
      {failure && (
        <SellingFailure title={leavesOutcomeOpen(failure) ? outcomes.unknown : outcomes.failed} failure={failure} />
      )}
      <DialogButtons>
        <Button onClick={handleCancel}>{t('cancel')}</Button>
        <Button kind={kind} busy={isSending} onClick={() => void write.confirm()}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  );
});

/** Asks before an entry is deleted. */
export function RemovalDialog(props: Omit<ConfirmedWriteDialogProps, 'kind' | 'outcomes'>) {
  const { t } = useTexts('selling');
  const outcomes = { checking: t('removal.checking'), unknown: t('removal.unknown'), failed: t('removal.failed') };
  return <ConfirmedWriteDialog {...props} kind="danger" outcomes={outcomes} />;
}
