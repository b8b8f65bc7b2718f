import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import { LeaveDialog } from '../../../shared/dialogs/LeaveDialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import { PageHead } from '../../../shared/page/PageHead';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { useRun } from '../../../shared/useRun';
import { RestoredDraft } from '../../entries/RestoredDraft';
import styles from '../../SellingPage.module.css';
import { ClientFields } from './ClientFields';
import { ClientFormBar } from './ClientFormBar';
import { LikelyDoubles } from './LikelyDoubles';

export const CreateClientPage = observer(function CreateClientPage() {
  const { t } = useTexts('clients');
  const editing = useInjection(EditClient);
  const { form: state } = editing;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isNew = state.subject === 'new';
  const guard = useLeaveGuard(isNew && state.isDirty);
  const isSent = isNew && state.writing.step === 'saved';
  useTitle(t('create.title'));

  useRun(EditClient, 'new');
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="companyName"]')?.focus(), []);
  // Navigates in an effect, because the leave guard is released by then.
  useEffect(() => {
    if (isSent) void navigate(paths.clients);
  }, [isSent, navigate]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editing.create();
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('create.title')} />
      <div className={styles.content}>
        <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('create.title')}>
          {isNew && state.isRestored && <RestoredDraft onDiscard={() => editing.discard()} />}
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
