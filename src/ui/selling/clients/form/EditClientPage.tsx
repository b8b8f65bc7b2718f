import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { OwnClients } from '../../../../application/selling/clients/OwnClients';
import type { ClientId } from '../../../../domain/selling/clients/Client';
import { clientValuesOf } from '../../../../domain/selling/clients/ClientValues';
import { Content, Page } from '../../../kit/Layout';
import { useForm } from '../../../shared/fields/useForm';
import { UpdateFailed } from '../../../shared/lists/UpdateFailed';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useRun } from '../../../shared/useRun';
import { ClientLoadStatus } from '../ClientLoadStatus';
import { ClientForm } from './ClientForm';

export const EditClientPage = observer(function EditClientPage({ id }: { readonly id: ClientId }) {
  const { t } = useTexts('clients');
  const clients = useInjection(OwnClients);
  const client = clients.client(id);
  const form = useMemo(() => clients.editForm(id), [clients, id]);
  const { value } = client;
  useTitle(t('edit.title'));
  useForm(form);
  useRun(OwnClients, id);
  useEffect(() => {
    // What the server had before the form that is being sent is out of date.
    if (value && !form.isSending) form.arrived(clientValuesOf(value));
  }, [value, form]);

  return (
    <Page>
      <PageHead title={t('edit.title')}>
        <UpdateFailed failure={client.updateFailure} onTryAgain={() => client.refresh()} />
      </PageHead>
      <Content>
        {value && form.base ? (
          <ClientForm
            form={form}
            title={t('edit.title')}
            action={t('edit.action')}
            onSubmit={() => void clients.save(id, form)}
            next={paths.client(id)}
          />
        ) : (
          <ClientLoadStatus client={client} loadingText={t('edit.loading')} />
        )}
      </Content>
    </Page>
  );
});
