import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import { OpenClient } from '../../../../application/selling/clients/OpenClient';
import type { ClientId } from '../../../../domain/selling/clients/Client';
import { clientFormOf } from '../../../../domain/selling/clients/ClientForm';
import { UpdateFailed } from '../../../shared/lists/UpdateFailed';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useRun } from '../../../shared/useRun';
import styles from '../../SellingPage.module.css';
import { ClientLoadStatus } from '../ClientLoadStatus';
import { ClientForm } from './ClientForm';

export const EditClientPage = observer(function EditClientPage({ id }: { readonly id: ClientId }) {
  const { t } = useTexts('clients');
  const editing = useInjection(EditClient);
  const openClient = useInjection(OpenClient);
  const client = openClient.client?.id === id ? openClient.client : null;
  useTitle(t('edit.title'));
  useRun(EditClient, id);
  useRun(OpenClient, id);
  useEffect(() => {
    if (client) editing.baseArrived(clientFormOf(client));
  }, [client, editing]);

  return (
    <div className={styles.page}>
      <PageHead title={t('edit.title')}>
        <UpdateFailed failure={openClient.updateFailure} onTryAgain={() => openClient.execute(id)} />
      </PageHead>
      <div className={styles.content}>
        {client && editing.form.base ? (
          <ClientForm
            title={t('edit.title')}
            action={t('edit.action')}
            onSubmit={() => void editing.save()}
            next={paths.client(id)}
          />
        ) : (
          <ClientLoadStatus id={id} loadingText={t('edit.loading')} />
        )}
      </div>
    </div>
  );
});
