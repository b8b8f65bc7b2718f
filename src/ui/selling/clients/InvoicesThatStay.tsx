import { observer } from 'mobx-react-lite';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';

/** Says how many invoices of a client stay in the register after the client is deleted. Empty if there is none. */
export const InvoicesThatStay = observer(function InvoicesThatStay({ client }: { readonly client: ClientId }) {
  const { t } = useTexts('clients');
  useRun(IssuedInvoices);
  const count = useInjection(IssuedInvoices).to(client)?.length ?? 0;
  return count > 0 && <p>{t('delete.invoicesStay', { count })}</p>;
});
