import { Plus, Trash } from 'lucide';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OwnClients } from '../../../application/selling/clients/OwnClients';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { type ClientId, clientName } from '../../../domain/selling/clients/Client';
import { isIncompleteClient } from '../../../domain/selling/clients/ClientValues';
import { Content, Page } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import * as common from '../../shared/common.module.css';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { DataTable } from '../../shared/lists/DataTable';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { PageBar } from '../../shared/lists/PageBar';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { MarkableLink } from '../../shared/MarkableLink';
import { useNavigation } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { PrintContext, PrintSheet } from '../../shared/print/PrintSheet';
import { EmailText } from '../../shared/texts/EmailText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { RemovalDialog } from '../entries/ConfirmedWriteDialog';
import { NameOfRow } from '../entries/NameOfRow';
import { SearchField } from '../entries/SearchField';
import { SellingFailure } from '../SellingFailure';

export const ClientsPage = observer(function ClientsPage() {
  const { t } = useTexts(['clients', 'selling']);
  const { entries } = useInjection(OwnClients);
  const { navigate } = useNavigation();
  const [parameters, setParameters] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  const page = pageOf(parameters.get('page'));
  const [isTurned, setTurned] = useState(false);
  const { list, removal } = entries;
  const { done: removed } = removal;
  useTitle(t('clients:title'));

  useEffect(() => void list.turnTo(page), [list, page]);
  useEffect(() => () => entries.leave(), [entries]);
  // The focus was in the removed row.
  useEffect(() => {
    if (removed) title.current?.focus();
  }, [removed]);

  const handlePage = (wanted: number) => {
    setTurned(true);
    setParameters(wanted === 1 ? {} : { page: String(wanted) });
  };
  const { pages } = list;
  const { range, totalPages, totalCount, status } = pages;
  return (
    <Page wide>
      <PageHead title={t('clients:title')} titleRef={title}>
        <Button kind="primary" onClick={() => void navigate(paths.createClient)}>
          <Icon of={Plus} size={18} /> <span>{t('clients:add')}</span>
        </Button>
      </PageHead>
      <Content>
        <p className="visually-hidden" role="status">
          {removed && t('clients:removed', { name: clientName(removed) })}
        </p>
        {status.step === 'failed' && (
          <SellingFailure title={t('clients:failed')} failure={status.failure} onTryAgain={() => void list.reload()} />
        )}
        {pages.hasArrived && totalCount > 0 && <SearchField label={t('clients:search')} list={list} />}
        <UnreadableRows count={pages.unreadable} />
        <ClientTable />
        {pages.hasArrived && !pages.search && totalCount > 0 && (
          <>
            {/* A client that is new or removed is said by its name. */}
            <Text as="p" tone="secondary" textAlign="center" role={isTurned && !removed ? 'status' : undefined}>
              {t(pages.isCountAtLeast ? 'clients:resultsAtLeast' : 'clients:results', { ...range, total: totalCount })}
            </Text>
            <PageBar label={t('clients:title')} page={pages.page} totalPages={totalPages} onPage={handlePage} />
          </>
        )}
      </Content>
      <PrintSheet title={t('clients:title')} rows={{ held: pages.held.length, total: totalCount }}>
        <ClientTable />
      </PrintSheet>
      {removal.row && (
        <RemovalDialog
          write={removal}
          title={t('clients:delete.title')}
          question={t('selling:irrevocable')}
          action={t('clients:delete.action')}
        >
          <p>{clientName(removal.row)}</p>
          <p>{removal.row.email || t('clients:noEmail')}</p>
          <InvoicesThatStay client={removal.row.id} />
        </RemovalDialog>
      )}
    </Page>
  );
});

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Says how many invoices of a client stay in the register after the client is deleted. Empty if there is none. */
const InvoicesThatStay = observer(function InvoicesThatStay({ client }: { readonly client: ClientId }) {
  const { t } = useTexts('clients');
  useRun(IssuedInvoices);
  const count = useInjection(IssuedInvoices).to(client)?.length ?? 0;
  return count > 0 && <p>{t('delete.invoicesStay', { count })}</p>;
});

export const ClientTable = observer(function ClientTable() {
  const { t } = useTexts('clients');
  const { entries } = useInjection(OwnClients);
  const { pages } = entries.list;
  if (!pages.hasArrived) return pages.status.step === 'failed' ? null : <RowSkeletons />;
  if (pages.search?.found === 0) return null;
  if (pages.isEmpty && pages.totalCount === 0) {
    return (
      <div className={common.empty}>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.hint')}</p>
      </div>
    );
  }
  return (
    <DataTable
      label={t('title')}
      // Those of all loaded pages are printed.
      rows={use(PrintContext) ? pages.held : pages.shown}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('columns.name'),
          cell: client => (
            <NameOfRow isIncomplete={isIncompleteClient(client)} id={client.id}>
              <MarkableLink to={paths.client(client.id)}>{clientName(client)}</MarkableLink>
            </NameOfRow>
          ),
        },
        {
          name: t('fields.place'),
          kind: 'line',
          folds: 'third',
          cell: ({ zipCode, place }) => `${zipCode} ${place}`.trim() || '–',
        },
        { name: t('fields.vatNumber'), kind: 'line', folds: 'second', cell: ({ vatNumber }) => vatNumber || '–' },
        { name: t('columns.email'), cell: ({ email }) => (email ? <EmailText email={email} /> : '–') },
        { name: t('columns.phone'), kind: 'line', cell: ({ phoneNumber }) => phoneNumber || '–' },
        {
          name: t('columns.actions'),
          kind: 'buttons',
          cell: client => (
            <IconButton
              name={t('delete.of', { name: clientName(client) })}
              icon={<Icon of={Trash} size={18} />}
              onClick={() => entries.removal.ask(client)}
            />
          ),
        },
      ]}
      isBusy={pages.status.step === 'loading'}
    />
  );
});
