import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IssuedInvoiceStore } from '../../../application/selling/invoices/IssuedInvoiceStore';
import { ListIssuedInvoices } from '../../../application/selling/invoices/ListIssuedInvoices';
import { pageOfAll } from '../../../domain/selling/entries/ShownRows';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { FailureNotice } from '../../shared/FailureNotice';
import { RowSkeletons } from '../../shared/lists/RowSkeletons';
import { useSorting } from '../../shared/lists/useSorting';
import { PageHead } from '../../shared/PageHead';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useTitle } from '../../shared/useTitle';
import { PageBar } from '../entries/PageBar';
import page from '../SellingPage.module.css';
import { invoiceValues, IssuedTable } from './IssuedTable';
import { UnreadableInvoices } from './UnreadableInvoices';

const PER_PAGE = 20;
const none: readonly IssuedInvoice[] = [];

/** The invoices issued from this browser. The API has no call to list invoices. */
export const IssuedInvoicesPage = observer(function IssuedInvoicesPage() {
  const { t } = useTexts('selling');
  const { invoices, isUnreadable, nameFailure } = useInjection(IssuedInvoiceStore);
  const listIssued = useInjection(ListIssuedInvoices);
  const [wanted, setWanted] = useState(1);
  useTitle(t('issued.title'));
  useEffect(() => listIssued.whileShown(), [listIssued]);

  const [inOrder, sorting] = useSorting(invoices ?? none, invoiceValues);
  const shown = pageOfAll(inOrder, { page: wanted, perPage: PER_PAGE });
  return (
    <div className={page.page}>
      <PageHead title={t('issued.title')} />
      <div className={page.content}>
        <p className={page.lead}>{t('issued.lead')}</p>
        {invoices === null && (isUnreadable ? <UnreadableInvoices /> : <RowSkeletons />)}
        {invoices?.length === 0 && (
          <div className={page.empty}>
            <h2>{t('issued.none')}</h2>
            <Link to={paths.clients}>{t('issued.toClients')}</Link>
          </div>
        )}
        {shown.rows.length > 0 && <IssuedTable invoices={shown.rows} sorting={sorting} />}
        {nameFailure && (
          <FailureNotice
            title={t('issued.namesFailed')}
            failure={nameFailure}
            onTryAgain={() => void listIssued.execute()}
          />
        )}
        <PageBar label={t('issued.title')} page={shown.page} totalPages={shown.totalPages} onPage={setWanted} />
      </div>
    </div>
  );
});
