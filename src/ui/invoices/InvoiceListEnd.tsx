import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { InvoiceListStore } from '../../application/invoices/InvoiceListStore';
import { LoadInvoices } from '../../application/invoices/LoadInvoices';
import end from '../offers/list/ListEnd.module.css';
import common from '../shared/common.module.css';
import { FailureNotice } from '../shared/FailureNotice';
import { EndOfList } from '../shared/lists/EndOfList';
import { RowSkeletons } from '../shared/lists/Skeletons';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './InvoicesPage.module.css';

/** Shown below the last row: a loading state, a failure, an empty list, or the end of the list. */
export const InvoiceListEnd = observer(function InvoiceListEnd({ list }: { readonly list: InvoiceListStore }) {
  const { t } = useTexts('invoices');
  const loadInvoices = useInjection(LoadInvoices);
  const { status } = list;
  if (status.step === 'failed') {
    const isMore = status.what === 'more';
    return (
      <div className={styles.notice}>
        <FailureNotice
          title={t(isMore ? 'failedMore' : 'failed')}
          failure={status.failure}
          onTryAgain={() => void (isMore ? loadInvoices.more() : loadInvoices.refresh())}
        />
      </div>
    );
  }
  if (list.lastFetchedAt === null) return <RowSkeletons />;
  if (list.isEmpty) {
    return (
      <div className={common.empty}>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.hint')}</p>
        <Link to={paths.realization}>{t('empty.toRealization')}</Link>
      </div>
    );
  }
  return (
    <EndOfList
      list={list}
      texts={{ loading: t('loadingMore'), end: t('end') }}
      className={end.end}
      onMore={() => void loadInvoices.more()}
    />
  );
});
