import { InvoiceForms } from '../../../application/selling/invoices/InvoiceForms';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { draftName, type InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useDialogAbove } from '../../shared/dialogs/DialogPlace';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface InvoiceStart {
  readonly client: ClientId;
  readonly clientName: string;
  readonly proposal: InvoiceForm;
}

/** Returns how to start an invoice. A dialog asks before it replaces a draft to the same client. */
export function useStartInvoice() {
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const invoiceForms = useInjection(InvoiceForms);
  const { navigate } = useNavigation();
  const showDialog = useDialogAbove();

  const open = ({ client }: InvoiceStart) => {
    showDialog(null);
    void navigate(paths.createInvoice(client));
  };
  const startAnew = (wanted: InvoiceStart) => {
    invoiceForms.beginAnew(wanted.client, wanted.proposal);
    open(wanted);
  };
  const ask = async (wanted: InvoiceStart) => {
    const draft = draftName((await invoiceForms.draftTo(wanted.client)) ?? {}, '');
    const handleCancel = () => showDialog(null);
    showDialog(
      <Dialog title={t('sellingInvoices:deal.draft.title', { client: wanted.clientName })} onCancel={handleCancel}>
        {draft !== '' && <p translate="no">{draft}</p>}
        <p>{t('sellingInvoices:deal.draft.lead')}</p>
        <DialogButtons>
          <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
          <Button onClick={() => startAnew(wanted)}>{t('sellingInvoices:deal.draft.startAnew')}</Button>
          <Button kind="primary" onClick={() => open(wanted)}>
            {t('sellingInvoices:deal.draft.goOn')}
          </Button>
        </DialogButtons>
      </Dialog>,
    );
  };
  return async (wanted: InvoiceStart) => {
    if (await invoiceForms.begin(wanted.client, wanted.proposal)) open(wanted);
    else await ask(wanted);
  };
}
