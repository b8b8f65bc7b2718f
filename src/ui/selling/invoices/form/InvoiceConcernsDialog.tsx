import { observer } from 'mobx-react-lite';
import { EditInvoice } from '../../../../application/selling/invoices/EditInvoice';
import { IssueInvoice } from '../../../../application/selling/invoices/IssueInvoice';
import { Button } from '../../../shared/Button';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { DialogButtons } from '../../../shared/dialogs/DialogButtons';
import { ignoreHeldKey } from '../../../shared/fields/ignoreHeldKey';
import { MoneyButton } from '../../../shared/fields/MoneyButton';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import type { InvoicePartProps } from './InvoiceHeadFields';
import { useUsedNumber } from './useUsedNumber';

/** Lists possible mistakes, and asks for a second press to issue the invoice anyway. */
export const InvoiceConcernsDialog = observer(function InvoiceConcernsDialog({ client, state }: InvoicePartProps) {
  const { t } = useTexts('sellingInvoices');
  const editing = useInjection(EditInvoice);
  const issueInvoice = useInjection(IssueInvoice);
  const used = useUsedNumber()(state.form.invoiceNumber);
  const handleBack = () => editing.goBack();
  return (
    <Dialog title={t('invoice.concern.title')} onCancel={handleBack}>
      {state.concerns.map(concern => (
        <p key={concern}>{concern === 'usedNumber' ? used : t(`invoice.concern.${concern}`)}</p>
      ))}
      <DialogButtons>
        <Button onClick={handleBack} onKeyDown={ignoreHeldKey}>
          {t('invoice.concern.back')}
        </Button>
        <MoneyButton kind="primary" onClick={() => void issueInvoice.execute(client, t('invoice.creating'), true)}>
          {t('invoice.concern.create')}
        </MoneyButton>
      </DialogButtons>
    </Dialog>
  );
});
