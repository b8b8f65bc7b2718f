import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { type ClientRemoval } from '../../../application/selling/clients/ClientListStore';
import { RemoveClient } from '../../../application/selling/clients/RemoveClient';
import { clientName } from '../../../domain/selling/clients/Client';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/ModalDialog';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { SellingFailure } from '../SellingFailure';
import styles from '../SellingPage.module.css';

export const DeleteClientDialog = observer(function DeleteClientDialog({ removal }: { removal: ClientRemoval }) {
  const { t } = useTexts(['clients', 'selling', 'shared']);
  const removeClient = useInjection(RemoveClient);
  const titleId = useId();
  const isSending = removal.step === 'sending';
  const handleCancel = () => {
    if (!isSending) removeClient.cancel();
  };
  return (
    <ModalDialog labelledBy={titleId} onCancel={handleCancel}>
      <h2 id={titleId}>{t('clients:delete.title')}</h2>
      <div>
        <p className={styles.strong}>{clientName(removal.client)}</p>
        <p>{removal.client.email || t('clients:noEmail')}</p>
      </div>
      <p>{t('selling:irrevocable')}</p>
      {removal.step === 'failed' && (
        <SellingFailure
          title={t(leavesOutcomeOpen(removal.because) ? 'clients:delete.unknown' : 'clients:delete.failed')}
          because={removal.because}
        />
      )}
      <div className={styles.presses}>
        <Button onClick={handleCancel}>{t('shared:cancel')}</Button>
        <Button kind="danger" busy={isSending} onClick={() => void removeClient.execute()}>
          {t('clients:delete.action')}
        </Button>
      </div>
    </ModalDialog>
  );
});
