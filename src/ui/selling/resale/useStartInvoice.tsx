import { useState } from 'react';
import { StartDealInvoice } from '../../../application/selling/resale/StartDealInvoice';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface InvoiceStart {
  readonly client: ClientId;
  readonly clientName: string;
  readonly proposal: InvoiceForm;
}

/** Returns how to start an invoice, and the dialog that asks before it replaces a draft to the same client. */
export function useStartInvoice() {
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const startInvoice = useInjection(StartDealInvoice);
  const { navigate } = useNavigation();
  const [asked, setAsked] = useState<InvoiceStart | null>(null);

  const open = ({ client }: InvoiceStart) => void navigate(paths.createInvoice(client));
  const start = async (wanted: InvoiceStart) => {
    if (await startInvoice.begin(wanted.client, wanted.proposal)) open(wanted);
    else setAsked(wanted);
  };
  const handleStartAnew = (wanted: InvoiceStart) => {
    startInvoice.beginAnew(wanted.client, wanted.proposal);
    open(wanted);
  };
  const handleCancel = () => setAsked(null);
  const question = asked && (
    <Dialog title={t('sellingInvoices:deal.draft.title', { client: asked.clientName })} onCancel={handleCancel}>
      <p>{t('sellingInvoices:deal.draft.lead')}</p>
      <DialogButtons>
        <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
        <Button onClick={() => handleStartAnew(asked)}>{t('sellingInvoices:deal.draft.startAnew')}</Button>
        <Button kind="primary" onClick={() => open(asked)}>
          {t('sellingInvoices:deal.draft.goOn')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
  return { start, question };
}
