import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ClientListStore } from '../../../application/selling/clients/ClientListStore';
import { LoadClients } from '../../../application/selling/clients/LoadClients';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { isIncompleteClient } from '../../../domain/selling/clients/ClientForm';
import { EmailText } from '../../shared/texts/EmailText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { PickerDialog } from '../entries/PickerDialog';
import { SearchField } from '../entries/SearchField';

interface ClientPickerProps {
  readonly onSelect: (client: Client) => void;
  readonly onCancel: () => void;
}

export const ClientPicker = observer(function ClientPicker({ onSelect, onCancel }: ClientPickerProps) {
  const { t } = useTexts('sellingInvoices');
  const { picker: list } = useInjection(ClientListStore);
  const loadClients = useInjection(LoadClients);
  const { picker: clients } = loadClients;
  useEffect(() => {
    void loadClients.openPicker();
    return () => clients.leave();
  }, [loadClients, clients]);

  return (
    <PickerDialog
      title={t('deal.chooseClient')}
      list={list}
      columns={[
        { name: t('deal.clientName'), cell: clientName },
        { name: t('deal.clientEmail'), cell: ({ email }) => (email ? <EmailText email={email} /> : '–') },
      ]}
      isIncomplete={isIncompleteClient}
      texts={{ loading: t('deal.loadingClients'), empty: t('deal.noClients'), failed: t('deal.clientsFailed') }}
      nameOf={clientName}
      search={<SearchField label={t('deal.searchClients')} list={list} search={clients} />}
      onPage={page => void clients.turnTo(page)}
      onTryAgain={() => void clients.reload()}
      onSelect={onSelect}
      onCancel={onCancel}
    />
  );
});
