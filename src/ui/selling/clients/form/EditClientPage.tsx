import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ClientFormStore } from '../../../../application/selling/clients/ClientFormStore';
import { ClientStore } from '../../../../application/selling/clients/ClientStore';
import { EditClientForm } from '../../../../application/selling/clients/EditClientForm';
import { OpenClient } from '../../../../application/selling/clients/OpenClient';
import { SaveClient } from '../../../../application/selling/clients/SaveClient';
import type { ClientId } from '../../../../domain/selling/clients/Client';
import { clientFormOf } from '../../../../domain/selling/clients/ClientForm';
import { LeaveDialog } from '../../../shared/dialogs/LeaveDialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import { useFirstInvalid } from '../../../shared/fields/useFirstInvalid';
import { UpdateFailed } from '../../../shared/lists/UpdateFailed';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useRun } from '../../../shared/useRun';
import { RestoredDraft } from '../../entries/RestoredDraft';
import styles from '../../SellingPage.module.css';
import { ClientLoadStatus } from '../ClientLoadStatus';
import { ClientFields } from './ClientFields';
import { ClientFormBar } from './ClientFormBar';

export const EditClientPage = observer(function EditClientPage({ id }: { readonly id: ClientId }) {
  const { t } = useTexts('clients');
  const opened = useInjection(ClientStore);
  const store = useInjection(ClientFormStore);
  const editing = useInjection(EditClientForm);
  const openClient = useInjection(OpenClient);
  const saveClient = useInjection(SaveClient);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isOpen = store.subject === id;
  const guard = useLeaveGuard(isOpen && store.isDirty);
  const isSaved = isOpen && store.writing.step === 'saved';
  const client = opened.client?.id === id ? opened.client : null;
  const isShown = client !== null && store.base !== null;
  useTitle(t('edit.title'));
  useFirstInvalid(form, store.writing.step === 'failed');

  useEffect(() => {
    void editing.open(id);
    return () => editing.close();
  }, [editing, id]);
  useRun(OpenClient, id);
  useEffect(() => {
    if (client) editing.baseArrived(clientFormOf(client));
  }, [client, editing]);
  useEffect(() => {
    if (isShown) form.current?.querySelector<HTMLInputElement>('input:not([type="radio"])')?.focus();
  }, [isShown]);
  // Navigates in an effect, because the leave guard is released by then.
  useEffect(() => {
    if (isSaved) void navigate(paths.client(id), { state: { saved: true } });
  }, [isSaved, navigate, id]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saveClient.execute();
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('edit.title')}>
        <UpdateFailed failure={opened.updateFailure} onTryAgain={() => openClient.execute(id)} />
      </PageHead>
      <div className={styles.content}>
        {isShown ? (
          <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('edit.title')}>
            {store.isRestored && <RestoredDraft onDiscard={() => editing.discard()} />}
            <ClientFields />
            <ClientFormBar action={t('edit.action')} onCancel={() => void navigate(paths.clients)} />
          </form>
        ) : (
          <ClientLoadStatus id={id} loadingText={t('edit.loading')} />
        )}
      </div>
      {guard.isAsking && <LeaveDialog texts="selling" onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
});
