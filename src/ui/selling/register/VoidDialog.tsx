import type { FormEvent } from 'react';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { IssuedInvoice, VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import page from '../SellingPage.module.css';

interface VoidDialogProps {
  readonly invoice: IssuedInvoice;
  /** What was typed before and not saved. Null if nothing was. */
  readonly draft: VoidNote | null;
  readonly onType: (draft: VoidNote) => void;
  /** Closes the dialog and keeps the draft, as Escape does. */
  readonly onClose: () => void;
  /** Closes the dialog when the draft is saved or given up. */
  readonly onDone: () => void;
}

/** Marks an invoice as void with its reason, changes the mark, or takes it back. */
export function VoidDialog({ invoice: { id, number, voided }, draft, onType, onClose, onDone }: VoidDialogProps) {
  const { t } = useTexts(['sellingRegister', 'shared']);
  const issued = useInjection(IssuedInvoices);
  const note = draft ?? voided ?? { reason: '', replacement: '' };
  const { reason, replacement } = note;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    void issued.voided(id, { reason: reason.trim(), replacement: replacement.trim() });
    onDone();
  };
  const handleTakeBack = () => {
    void issued.voided(id, null);
    onDone();
  };
  return (
    <Dialog title={t('sellingRegister:void.title', { number })} onCancel={onClose}>
      <form className={page.form} onSubmit={handleSubmit}>
        <p>{t('sellingRegister:void.lead')}</p>
        <TextField
          label={t('sellingRegister:void.reason')}
          value={reason}
          required
          autoFocus
          autoComplete="off"
          onChange={({ target }) => onType({ ...note, reason: target.value })}
        />
        <TextField
          label={t('sellingRegister:void.replacement')}
          hint={t('sellingRegister:void.replacementHint')}
          value={replacement}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onType({ ...note, replacement: target.value })}
        />
        <DialogButtons>
          {voided && <Button onClick={handleTakeBack}>{t('sellingRegister:void.takeBack')}</Button>}
          <Button onClick={onDone}>{t('shared:cancel')}</Button>
          <Button type="submit" kind="primary" disabled={reason.trim() === ''}>
            {t('sellingRegister:void.mark')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
