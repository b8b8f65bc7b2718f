import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PagedRows } from '../../../application/selling/entries/PagedRows';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import { PageBar } from '../../shared/lists/PageBar';
import { UnreadableRows } from '../../shared/lists/UnreadableRows';
import { SellingFailure } from '../SellingFailure';
import page from '../SellingPage.module.css';
import { NameOfRow } from './NameOfRow';

export interface EntryTableProps<Row extends { readonly id: number }> {
  readonly title: string;
  readonly list: PagedRows<Row>;
  readonly columns: readonly Column<Row>[];
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

/** One page of a list, and below it a loading state, a failure, that it is empty, or the links to the other pages. */
export const EntryTable = observer(function EntryTable<Row extends { readonly id: number }>(
  props: PressedTableProps<Row>,
) {
  const { title, list, columns, isIncomplete, texts, heading, presses, onPage, onTryAgain } = props;
  const { status, hasArrived, isEmpty, totalPages, unreadable } = list;
  return (
    <>
      <DataTable
        label={title}
        rows={list.shown}
        keyOf={({ id }) => id}
        columns={[...withMark(columns, isIncomplete), { name: heading, kind: 'presses', cell: presses }]}
        isBusy={status.step === 'loading'}
      />
      {status.step === 'failed' && (
        <SellingFailure title={texts.failed} failure={status.failure} onTryAgain={onTryAgain} />
      )}
      <p className={hasArrived && !isEmpty ? 'visually-hidden' : page.results} role="status">
        {status.step === 'loading' ? texts.loading : isEmpty && texts.empty}
      </p>
      <UnreadableRows count={unreadable} />
      {hasArrived && !list.search && <PageBar label={title} page={list.page} totalPages={totalPages} onPage={onPage} />}
    </>
  );
});

/** The first column marks the rows that lack what the server requires. */
function withMark<Row extends { readonly id: number }>(
  [first, ...others]: readonly Column<Row>[],
  isIncomplete: (row: Row) => boolean,
): readonly Column<Row>[] {
  if (!first) return [];
  const cell = (row: Row) => (
    <NameOfRow isIncomplete={isIncomplete(row)} id={row.id}>
      {first.cell(row)}
    </NameOfRow>
  );
  return [{ ...first, cell }, ...others];
}
