import { UserPlus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OwnClients } from '../../../application/selling/clients/OwnClients';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { isIncompleteClient } from '../../../domain/selling/clients/ClientValues';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { EmailText } from '../../shared/texts/EmailText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { PickerDialog } from '../entries/PickerDialog';
import { withInvoice } from './form/withInvoice';

interface ClientPickerProps {
  readonly onSelect: (client: Client) => void;
  readonly onCancel: () => void;
  /** The invoice that a new client gets, once it is created. */
  readonly invoice: InvoiceForm;
}

/** Chooses the client of an invoice, or creates one first. */
export const ClientPicker = observer(function ClientPicker({ invoice, ...props }: ClientPickerProps) {
  const { t } = useTexts(['sellingInvoices', 'selling']);
  const { navigate } = useNavigation();
  const { picker } = useInjection(OwnClients).entries;
  return (
    <PickerDialog
      title={t('sellingInvoices:deal.chooseClient')}
      list={picker}
      columns={[
        { name: t('sellingInvoices:deal.clientName'), cell: clientName },
        {
          name: t('sellingInvoices:deal.clientEmail'),
          cell: ({ email }) => (email ? <EmailText email={email} /> : '–'),
        },
      ]}
      isIncomplete={isIncompleteClient}
      texts={{
        loading: t('sellingInvoices:deal.loadingClients'),
        empty: t('sellingInvoices:deal.noClients'),
        failed: t('sellingInvoices:deal.clientsFailed'),
      }}
      nameOf={clientName}
      search={t('sellingInvoices:deal.searchClients')}
      other={
        <Button
          onClick={() => {
            props.onCancel();
            void navigate(paths.createClient, { state: withInvoice(invoice) });
          }}
        >
          <Icon of={UserPlus} size={18} /> <span>{t('selling:newClient')}</span>
        </Button>
      }
      {...props}
    />
  );
});
