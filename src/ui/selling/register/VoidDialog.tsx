import { type FormEvent, useState } from 'react';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { IssuedInvoice, VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import { replacementNumbers } from '../../../domain/selling/register/InvoiceRegister';
import { Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { DeleteDialog, Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { LazySearchSelectField } from '../../shared/fields/lazyViews';
import { TextField } from '../../shared/fields/TextField';
import { useNeeds } from '../../shared/fields/useForm';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface VoidDialogProps {
  readonly invoice: IssuedInvoice;
  readonly invoices: readonly IssuedInvoice[];
  /** What was typed before and not saved. Null if nothing was. */
  readonly draft: VoidNote | null;
  readonly onType: (draft: VoidNote) => void;
  /** Closes the dialog and keeps the draft, as Escape does. */
  readonly onClose: () => void;
  /** Closes the dialog when the draft is saved or given up. */
  readonly onDone: () => void;
  /** Opens the form of the invoice that replaces this one. */
  readonly onReplace: () => void;
}

/** Marks an invoice as void with its reason, changes the mark, or takes it back. */
export function VoidDialog({ invoice, invoices, draft, onType, onClose, onDone, onReplace }: VoidDialogProps) {
  const { id, number, voided } = invoice;
  const { t } = useTexts(['sellingRegister', 'shared']);
  const issued = useInjection(IssuedInvoices);
  const note = draft ?? voided ?? { reason: '', replacement: '' };
  const { reason, replacement } = note;
  const { button, line } = useNeeds(reason.trim() === '' ? t('sellingRegister:void.needs') : null);
  const [isTakingBack, setTakingBack] = useState(false);

  const mark = () => {
    void issued.voided(id, { reason: reason.trim(), replacement });
    onDone();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') mark();
  };
  const handleReplace = () => {
    mark();
    onReplace();
  };
  const handleTakeBack = () => {
    void issued.voided(id, null);
    onDone();
  };
  return (
    <>
      {voided && isTakingBack && (
        <DeleteDialog
          title={t('sellingRegister:void.takeBackTitle', { number })}
          action={t('sellingRegister:void.takeBack')}
          onCancel={() => setTakingBack(false)}
          onDelete={handleTakeBack}
        >
          <p>{t('sellingRegister:void.takeBackLead', { reason: voided.reason })}</p>
        </DeleteDialog>
      )}
      <Dialog title={t('sellingRegister:void.title', { number })} onCancel={onClose}>
        <Stack as="form" gap={4} onSubmit={handleSubmit}>
          <p>{t('sellingRegister:void.lead')}</p>
          <TextField
            label={t('sellingRegister:void.reason')}
            value={reason}
            required
            autoFocus
            autoComplete="off"
            onChange={({ target }) => onType({ ...note, reason: target.value })}
          />
          <LazySearchSelectField
            label={t('sellingRegister:void.replacement')}
            hint={t('sellingRegister:void.replacementHint')}
            value={replacement}
            none={t('sellingRegister:void.noReplacement')}
            options={replacementNumbers(invoice, invoices).map(other => ({
              value: other.number,
              text: [other.number, other.clientName].filter(Boolean).join(' · '),
            }))}
            onChoose={chosen => onType({ ...note, replacement: chosen })}
          />
          {line}
          <DialogButtons>
            {voided && <Button onClick={() => setTakingBack(true)}>{t('sellingRegister:void.takeBack')}</Button>}
            <Button onClick={onDone}>{t('shared:cancel')}</Button>
            <Button {...button} onClick={handleReplace}>
              {t(voided ? 'sellingRegister:void.replace' : 'sellingRegister:void.markAndReplace')}
            </Button>
            <Button type="submit" kind="primary" {...button}>
              {t('sellingRegister:void.mark')}
            </Button>
          </DialogButtons>
        </Stack>
      </Dialog>
    </>
  );
}
