import { observer } from 'mobx-react-lite';
import type { PagedRows } from '../../../application/selling/entries/PagedRows';
import { SellingFailure } from '../SellingFailure';
import styles from '../SellingPage.module.css';
import { PageBar } from './PageBar';

interface RowsEndProps {
  readonly list: PagedRows<unknown>;
  readonly label: string;
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  readonly onPage: (page: number) => void;
  readonly onTryAgain: () => void;
}

/** Shown below the rows of a list: the page links, a loading state, a failure, or an empty list. */
export const RowsEnd = observer(function RowsEnd(props: RowsEndProps) {
  const { list, label, loading, empty, failed, onPage, onTryAgain } = props;
  const { status, hasArrived, isEmpty, page, totalPages } = list;
  return (
    <>
      {status.step === 'failed' && <SellingFailure title={failed} because={status.because} onTryAgain={onTryAgain} />}
      <p className={hasArrived && !isEmpty ? 'visually-hidden' : styles.results} role="status">
        {status.step === 'loading' ? loading : isEmpty && empty}
      </p>
      {hasArrived && <PageBar label={label} page={page} totalPages={totalPages} onPage={onPage} />}
    </>
  );
});
