import { observer } from 'mobx-react-lite';
import { ClientEntries } from '../../../application/selling/clients/ClientEntries';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { isIncompleteClient } from '../../../domain/selling/clients/ClientForm';
import { EmailText } from '../../shared/texts/EmailText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { PickerDialog } from '../entries/PickerDialog';

interface ClientPickerProps {
  readonly onSelect: (client: Client) => void;
  readonly onCancel: () => void;
}

export const ClientPicker = observer(function ClientPicker(props: ClientPickerProps) {
  const { t } = useTexts('sellingInvoices');
  const { picker } = useInjection(ClientEntries);
  return (
    <PickerDialog
      title={t('deal.chooseClient')}
      list={picker}
      columns={[
        { name: t('deal.clientName'), cell: clientName },
        { name: t('deal.clientEmail'), cell: ({ email }) => (email ? <EmailText email={email} /> : '–') },
      ]}
      isIncomplete={isIncompleteClient}
      texts={{ loading: t('deal.loadingClients'), empty: t('deal.noClients'), failed: t('deal.clientsFailed') }}
      nameOf={clientName}
      search={t('deal.searchClients')}
      {...props}
    />
  );
});
