import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { CompareClients } from '../../../../application/selling/clients/CompareClients';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import { clientName } from '../../../../domain/selling/clients/Client';
import common from '../../../shared/common.module.css';
import { LeaveDialog } from '../../../shared/dialogs/LeaveDialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import { Icon } from '../../../shared/icons/Icon';
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

/** Names the clients that are probably the new one, before it is created. */
const LikelyDoubles = observer(function LikelyDoubles() {
  const { t } = useTexts('clients');
  const compareClients = useInjection(CompareClients);
  useRun(CompareClients);
  const { doubles, isWhole } = compareClients;
  return (
    <>
      <div role="status">
        {doubles.map(({ client, signs }) => (
          <div key={client.id} className={styles.notice}>
            <Icon of={TriangleAlert} size={18} />
            <div>
              <p>{t('doubles.found', { name: clientName(client) })}</p>
              <p className={common.small}>
                {t('doubles.same', { what: signs.map(sign => t(`doubles.signs.${sign}`)).join(', ') })}
              </p>
            </div>
            <Link to={paths.client(client.id)}>{t('doubles.open')}</Link>
          </div>
        ))}
      </div>
      {!isWhole && <p className={common.small}>{t('doubles.notAll')}</p>}
    </>
  );
});
