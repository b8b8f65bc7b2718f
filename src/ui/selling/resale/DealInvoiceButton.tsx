import { useState } from 'react';
import { StartDealInvoice } from '../../../application/selling/resale/StartDealInvoice';
import type { Offer } from '../../../domain/offers/Offer';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Button } from '../../shared/Button';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ClientPicker } from '../clients/ClientPicker';
import { useStartInvoice } from './useStartInvoice';

/** Starts an invoice for the vehicle, to a client that the dealer picks. */
export function DealInvoiceButton({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('sellingInvoices');
  const startDealInvoice = useInjection(StartDealInvoice);
  const { start, question } = useStartInvoice();
  /** Waits for its client. */
  const [proposal, setProposal] = useState<InvoiceForm | null>(null);

  const handleStart = async () => setProposal(await startDealInvoice.propose(offer));
  const handleSelect = (client: Client, chosen: InvoiceForm) => {
    setProposal(null);
    void start({ client: client.id, clientName: clientName(client), proposal: chosen });
  };
  return (
    <>
      <Button onClick={() => void handleStart()}>{t('deal.startInvoice')}</Button>
      {proposal && (
        <ClientPicker onCancel={() => setProposal(null)} onSelect={client => handleSelect(client, proposal)} />
      )}
      {question}
    </>
  );
}
