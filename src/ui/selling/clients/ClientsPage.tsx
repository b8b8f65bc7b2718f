import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ClientListStore } from '../../../application/selling/clients/ClientListStore';
import { LoadClients } from '../../../application/selling/clients/LoadClients';
import { RemoveClient } from '../../../application/selling/clients/RemoveClient';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { PageBar } from '../../shared/lists/PageBar';
import { UnreadableRows } from '../../shared/lists/UnreadableRows';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RemovalDialog } from '../entries/RemovalDialog';
import { SearchField } from '../entries/SearchField';
import { SellingFailure } from '../SellingFailure';
import styles from '../SellingPage.module.css';
import { ClientTable } from './ClientTable';

export const ClientsPage = observer(function ClientsPage() {
  const { t } = useTexts('clients');
  const { list, removal, removed } = useInjection(ClientListStore);
  const loadClients = useInjection(LoadClients);
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  const page = pageOf(parameters.get('page'));
  useTitle(t('title'));

  useEffect(() => void loadClients.list.turnTo(page), [loadClients, page]);
  useEffect(() => () => loadClients.leavePage(), [loadClients]);
  // The focus was in the removed row.
  useEffect(() => {
    if (removed) title.current?.focus();
  }, [removed]);

  const handlePage = (wanted: number) => setParameters(wanted === 1 ? {} : { page: String(wanted) });
  const { range, totalPages, totalCount, status } = list;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} titleRef={title}>
        <Button kind="primary" onClick={() => void navigate(paths.createClient)}>
          <Icon of={Plus} size={18} /> <span>{t('add')}</span>
        </Button>
      </PageHead>
      <div className={styles.content}>
        <p className="visually-hidden" role="status">
          {removed && t('removed', { name: clientName(removed) })}
        </p>
        {status.step === 'failed' && (
          <SellingFailure
            title={t('failed')}
            failure={status.failure}
            onTryAgain={() => void loadClients.list.reload()}
          />
        )}
        {list.hasArrived && totalCount > 0 && <SearchField label={t('search')} list={list} search={loadClients.list} />}
        <UnreadableRows count={list.unreadable} />
        <ClientTable />
        {list.hasArrived && !list.search && totalCount > 0 && (
          <>
            <p className={styles.results} role="status">
              {t(list.isCountAtLeast ? 'resultsAtLeast' : 'results', { ...range, total: totalCount })}
            </p>
            <PageBar label={t('title')} page={list.page} totalPages={totalPages} onPage={handlePage} />
          </>
        )}
      </div>
      <PrintSheet title={t('title')} rows={{ held: list.held.length, total: totalCount }}>
        <ClientTable />
      </PrintSheet>
      {removal.row && <DeleteClientDialog client={removal.row} />}
    </div>
  );
});

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

const DeleteClientDialog = observer(function DeleteClientDialog({ client }: { readonly client: Client }) {
  const { t } = useTexts(['clients', 'selling']);
  const { removal } = useInjection(ClientListStore);
  const removeClient = useInjection(RemoveClient);
  return (
    <RemovalDialog
      removal={removal}
      title={t('clients:delete.title')}
      question={t('selling:irrevocable')}
      action={t('clients:delete.action')}
      onCancel={() => removeClient.cancel()}
      onConfirm={() => void removeClient.execute()}
    >
      <p>{clientName(client)}</p>
      <p>{client.email || t('clients:noEmail')}</p>
    </RemovalDialog>
  );
});
