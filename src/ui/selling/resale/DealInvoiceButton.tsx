import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StartDealInvoice } from '../../../application/selling/resale/StartDealInvoice';
import type { Offer } from '../../../domain/offers/Offer';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Button } from '../../shared/Button';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ClientPicker } from '../clients/ClientPicker';
import { ExistingDraftDialog } from './ExistingDraftDialog';

/** The open question to the dealer: choose the client (null), or decide about an existing draft for that client. */
interface Question {
  readonly proposal: InvoiceForm;
  readonly client: Client | null;
}

/** Starts an invoice for the vehicle. */
export const DealInvoiceButton = observer(function DealInvoiceButton({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('sellingInvoices');
  const startDealInvoice = useInjection(StartDealInvoice);
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);

  const open = ({ id }: Client) => void navigate(paths.createInvoice(id));
  const handleStart = async () => {
    const proposal = await startDealInvoice.propose(offer);
    setQuestion(proposal && { proposal, client: null });
  };
  const handleSelect = async (client: Client, proposal: InvoiceForm) => {
    setQuestion(null);
    if (await startDealInvoice.begin(client.id, proposal)) open(client);
    else setQuestion({ proposal, client });
  };
  const handleStartAnew = (client: Client, proposal: InvoiceForm) => {
    startDealInvoice.beginAnew(client.id, proposal);
    open(client);
  };
  const handleCancel = () => setQuestion(null);
  const { proposal, client } = question ?? { proposal: null, client: null };
  return (
    <>
      <Button onClick={() => void handleStart()}>{t('deal.startInvoice')}</Button>
      {proposal && !client && (
        <ClientPicker onCancel={handleCancel} onSelect={chosen => void handleSelect(chosen, proposal)} />
      )}
      {proposal && client && (
        <ExistingDraftDialog
          client={clientName(client)}
          onGoOn={() => open(client)}
          onStartAnew={() => handleStartAnew(client, proposal)}
          onCancel={handleCancel}
        />
      )}
    </>
  );
});
