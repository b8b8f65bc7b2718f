import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OwnClients } from '../../../application/selling/clients/OwnClients';
import { clientName } from '../../../domain/selling/clients/Client';
import { Content, Page } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { PageBar } from '../../shared/lists/PageBar';
import { useNavigation } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RemovalDialog } from '../entries/RemovalDialog';
import { SearchField } from '../entries/SearchField';
import { SellingFailure } from '../SellingFailure';
import { ClientTable } from './ClientTable';
import { InvoicesThatStay } from './InvoicesThatStay';

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
