import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ClientFormStore } from '../../../../application/selling/clients/ClientFormStore';
import { CreateClient } from '../../../../application/selling/clients/CreateClient';
import { EditClientForm } from '../../../../application/selling/clients/EditClientForm';
import { LeaveDialog } from '../../../shared/dialogs/LeaveDialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { RestoredDraft } from '../../entries/RestoredDraft';
import styles from '../../SellingPage.module.css';
import { ClientFields } from './ClientFields';
import { ClientFormBar } from './ClientFormBar';
import { LikelyDoubles } from './LikelyDoubles';

export const CreateClientPage = observer(function CreateClientPage() {
  const { t } = useTexts('clients');
  const store = useInjection(ClientFormStore);
  const editing = useInjection(EditClientForm);
  const createClient = useInjection(CreateClient);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isNew = store.subject === 'new';
  const guard = useLeaveGuard(isNew && store.isDirty);
  const isSent = isNew && store.writing.step === 'saved';
  useTitle(t('create.title'));

  useEffect(() => {
    void editing.open('new');
    form.current?.querySelector<HTMLInputElement>('input[name="companyName"]')?.focus();
    return () => editing.close();
  }, [editing]);
  // Navigates in an effect, because the leave guard is released by then.
  useEffect(() => {
    if (isSent) void navigate(paths.clients);
  }, [isSent, navigate]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void createClient.execute();
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('create.title')} />
      <div className={styles.content}>
        <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('create.title')}>
          {isNew && store.isRestored && <RestoredDraft onDiscard={() => editing.discard()} />}
          <ClientFields />
          <ClientFormBar
            action={t('create.action')}
            notice={<LikelyDoubles />}
            onCancel={() => void navigate(paths.clients)}
          />
        </form>
      </div>
      {guard.isAsking && <LeaveDialog texts="selling" onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
});
