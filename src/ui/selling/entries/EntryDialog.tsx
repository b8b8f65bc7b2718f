import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../application/forms/Form';
import type { FormDialog } from '../../../application/forms/FormDialog';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons, LeaveDialog } from '../../shared/dialogs/Dialog';
import type { Elements } from '../../shared/Elements';
import { useFirstInvalid } from '../../shared/fields/useFirstInvalid';
import { useNeeds } from '../../shared/fields/useForm';
import { useTexts } from '../../shared/texts/useTexts';
import { SellingFailure } from '../SellingFailure';
import { RestoredDraft } from './RestoredDraft';

interface EntryDialogProps {
  readonly dialog: Pick<FormDialog<object, unknown>, 'shown' | 'close'>;
  readonly form: Pick<Form<object>, 'writing' | 'isDirty' | 'isRestored' | 'isSending' | 'failure' | 'discard'>;
  readonly title: string;
  readonly action: string;
  /** Names the missing values, or null if the form can be sent. */
  readonly needs: string | null;
  readonly onSave: () => void;
  /** A further button. */
  readonly other?: Elements;
  readonly children: Elements;
}

/**
 * Adds or edits an entry of a list. If the dealer closes the dialog with unsaved changes, it asks first and keeps the
 * draft.
 */
export const EntryDialog = observer(function EntryDialog(props: EntryDialogProps) {
  const { dialog, form, title, action, needs, onSave, other, children } = props;
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const { button, line } = useNeeds(needs);
  const [isAsking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { writing, isDirty, isSending, failure } = form;
  const isAnswerLost = writing.step === 'sending' && writing.isAnswerLost;
  useFirstInvalid(element, failure !== null);
  useEffect(() => dialog.shown(), [dialog]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const handleCancel = () => {
    if (isSending) return;
    if (isDirty) setAsking(true);
    else dialog.close();
  };
  return (
    <>
      {/* Rendered first, so that it closes first. Otherwise the focus could not return to the control that opened
          the entry dialog. */}
      {isAsking && <LeaveDialog texts="selling" onStay={() => setAsking(false)} onLeave={() => dialog.close()} />}
      <Dialog title={title} onCancel={handleCancel}>
        <Stack as="form" gap={4} ref={element} onSubmit={handleSubmit} noValidate>
          {form.isRestored && <RestoredDraft />}
          {children}
          {isAnswerLost && <p role="status">{t('sellingInvoices:checkingSaved')}</p>}
          {failure && (
            <SellingFailure
              title={t(leavesOutcomeOpen(failure) ? 'sellingInvoices:perhapsSaved' : 'sellingInvoices:notSaved')}
              failure={failure}
            />
          )}
          {line}
          <DialogButtons>
            {other}
            {isDirty && !isSending && (
              <Button kind="quiet" onClick={() => form.discard()}>
                {t('sellingInvoices:discard')}
              </Button>
            )}
            <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
            <Button type="submit" kind="primary" busy={isSending} {...button}>
              {action}
            </Button>
          </DialogButtons>
        </Stack>
      </Dialog>
    </>
  );
});
