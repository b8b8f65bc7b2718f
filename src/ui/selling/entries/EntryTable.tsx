import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PagedRows } from '../../../application/selling/entries/PagedRows';
import { UnreadableRows } from '../../shared/lists/UnreadableRows';
import { SellingFailure } from '../SellingFailure';
import sellingPage from '../SellingPage.module.css';
import { NameOfRow } from './NameOfRow';
import { PageBar } from './PageBar';
import styles from './Table.module.css';

export interface EntryTableProps<Row extends { readonly id: number }> {
  readonly title: string;
  readonly list: PagedRows<Row>;
  readonly columns: readonly string[];
  /** The contents of a row's cells, in the order of `columns`. */
  readonly cells: (row: Row) => readonly ReactNode[];
  readonly isIncomplete: (row: Row) => boolean;
  readonly texts: { readonly loading: string; readonly empty: string; readonly failed: string };
  readonly onPage: (page: number) => void;
  readonly onTryAgain: () => void;
}

interface PressedTableProps<Row extends { readonly id: number }> extends EntryTableProps<Row> {
  /** The heading of the column with the buttons. */
  readonly heading: string;
  /** The buttons of a row. */
  readonly presses: (row: Row) => ReactNode;
}

/** One page of a list. The first column is the header of its row. */
export const EntryTable = observer(function EntryTable<Row extends { readonly id: number }>(
  props: PressedTableProps<Row>,
) {
  const { title, list, columns, cells, isIncomplete, texts, heading, presses, onPage, onTryAgain } = props;
  return (
    <>
      {list.shown.length > 0 && (
        <table className={styles.table} aria-busy={list.status.step === 'loading'}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col" className={styles.presses}>
                {heading}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.shown.map(row => {
              const [first, ...others] = cells(row);
              return (
                <tr key={row.id}>
                  <th scope="row">
                    <NameOfRow isIncomplete={isIncomplete(row)} id={row.id}>
                      {first}
                    </NameOfRow>
                  </th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]} data-column={columns[index + 1]}>
                      {cell}
                    </td>
                  ))}
                  <td className={styles.presses}>{presses(row)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <RowsEnd list={list} label={title} {...texts} onPage={onPage} onTryAgain={onTryAgain} />
    </>
  );
});

interface RowsEndProps {
  readonly list: PagedRows<{ readonly id: unknown }>;
  readonly label: string;
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  readonly onPage: (page: number) => void;
  readonly onTryAgain: () => void;
}

/** Shown below the rows of a list: the page links, a loading state, a failure, or an empty list. */
const RowsEnd = observer(function RowsEnd(props: RowsEndProps) {
  const { list, label, loading, empty, failed, onPage, onTryAgain } = props;
  const { status, hasArrived, isEmpty, page, totalPages, unreadable } = list;
  return (
    <>
      {status.step === 'failed' && <SellingFailure title={failed} failure={status.failure} onTryAgain={onTryAgain} />}
      <p className={hasArrived && !isEmpty ? 'visually-hidden' : sellingPage.results} role="status">
        {status.step === 'loading' ? loading : isEmpty && empty}
      </p>
      <UnreadableRows count={unreadable} />
      {hasArrived && !list.search && <PageBar label={label} page={page} totalPages={totalPages} onPage={onPage} />}
    </>
  );
});
