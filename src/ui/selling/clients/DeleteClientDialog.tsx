import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ClientListStore } from '../../../application/selling/clients/ClientListStore';
import { RemoveClient } from '../../../application/selling/clients/RemoveClient';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/ModalDialog';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { SellingFailure } from '../SellingFailure';
import styles from '../SellingPage.module.css';

export const DeleteClientDialog = observer(function DeleteClientDialog({ client }: { readonly client: Client }) {
  const { t } = useTexts(['clients', 'selling', 'shared']);
  const { removal } = useInjection(ClientListStore);
  const { writing } = removal;
  const removeClient = useInjection(RemoveClient);
  const titleId = useId();
  const handleCancel = () => removal.cancelled();
  return (
    <ModalDialog labelledBy={titleId} onCancel={handleCancel}>
      <h2 id={titleId}>{t('clients:delete.title')}</h2>
      <div>
        <p className={styles.strong}>{clientName(client)}</p>
        <p>{client.email || t('clients:noEmail')}</p>
      </div>
      <p>{t('selling:irrevocable')}</p>
      {writing.step === 'failed' && (
        <SellingFailure
          title={t(leavesOutcomeOpen(writing.failure) ? 'clients:delete.unknown' : 'clients:delete.failed')}
          failure={writing.failure}
        />
      )}
      <div className={styles.presses}>
        <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
        <Button kind="danger" busy={writing.step === 'sending'} onClick={() => void removeClient.execute()}>
          {t('clients:delete.action')}
        </Button>
      </div>
    </ModalDialog>
  );
});
