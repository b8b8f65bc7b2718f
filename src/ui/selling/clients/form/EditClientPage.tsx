import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import { OpenClient } from '../../../../application/selling/clients/OpenClient';
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
  const editing = useInjection(EditClient);
  const { form: state } = editing;
  const openClient = useInjection(OpenClient);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isOpen = state.subject === id;
  const guard = useLeaveGuard(isOpen && state.isDirty);
  const isSaved = isOpen && state.writing.step === 'saved';
  const client = openClient.client?.id === id ? openClient.client : null;
  const isShown = client !== null && state.base !== null;
  useTitle(t('edit.title'));
  useFirstInvalid(form, state.writing.step === 'failed');

  useRun(EditClient, id);
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
    void editing.save();
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('edit.title')}>
        <UpdateFailed failure={openClient.updateFailure} onTryAgain={() => openClient.execute(id)} />
      </PageHead>
      <div className={styles.content}>
        {isShown ? (
          <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('edit.title')}>
            {state.isRestored && <RestoredDraft onDiscard={() => editing.discard()} />}
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
