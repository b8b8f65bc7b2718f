import { observer } from 'mobx-react-lite';
import { ClientListStore } from '../../../application/selling/clients/ClientListStore';
import { RemoveClient } from '../../../application/selling/clients/RemoveClient';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RemovalDialog } from '../entries/RemovalDialog';

export const DeleteClientDialog = observer(function DeleteClientDialog({ client }: { readonly client: Client }) {
  const { t } = useTexts(['clients', 'selling']);
  const { removal } = useInjection(ClientListStore);
  const removeClient = useInjection(RemoveClient);
  return (
    <RemovalDialog
      removal={removal}
      title={t('clients:delete.title')}
      question={t('selling:irrevocable')}
      action={t('clients:delete.action')}
      onConfirm={() => void removeClient.execute()}
    >
      <p>{clientName(client)}</p>
      <p>{client.email || t('clients:noEmail')}</p>
    </RemovalDialog>
  );
});
