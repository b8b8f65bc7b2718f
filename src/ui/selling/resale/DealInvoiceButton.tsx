import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Resale } from '../../../application/selling/resale/Resale';
import type { Offer } from '../../../domain/offers/Offer';
import { clientName } from '../../../domain/selling/clients/Client';
import { Button } from '../../shared/Button';
import { useDialogAbove } from '../../shared/dialogs/DialogPlace';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ClientPicker } from '../clients/ClientPicker';
import { useStartInvoice } from './useStartInvoice';

/** Starts an invoice for the vehicle, to a client that the dealer picks. A vehicle that is sold names its invoice instead. */
export const DealInvoiceButton = observer(function DealInvoiceButton({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('sellingInvoices');
  const resale = useInjection(Resale);
  const startInvoice = useStartInvoice();
  const showDialog = useDialogAbove();
  useEffect(() => void resale.readSales(), [resale]);
  const sold = resale.soldWith(offer);

  const handleStart = async () => {
    const proposal = await resale.invoiceFor(offer);
    if (!proposal) return;
    const handleCancel = () => showDialog(null);
    showDialog(
      <ClientPicker
        invoice={proposal}
        onCancel={handleCancel}
        onSelect={client => {
          handleCancel();
          void startInvoice({ client: client.id, clientName: clientName(client), proposal });
        }}
      />,
    );
  };
  if (sold) return <Link to={paths.issuedInvoices}>{t('deal.soldWith', { number: sold.number })}</Link>;
  return <Button onClick={() => void handleStart()}>{t('deal.startInvoice')}</Button>;
});
