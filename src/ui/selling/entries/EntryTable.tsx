import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PagedSearch } from '../../../application/selling/entries/PagedSearch';
import { Text } from '../../kit/Text';
import { type TableColumn, DataTable } from '../../shared/lists/DataTable';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { PageBar } from '../../shared/lists/PageBar';
import { SellingFailure } from '../SellingFailure';
import { NameOfRow } from './NameOfRow';
import { SearchField } from './SearchField';

export interface EntryTableProps<Row extends { readonly id: number }> {
  readonly title: string;
  readonly list: PagedSearch<Row>;
  /** The label of the search field. */
  readonly search: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly isIncomplete: (row: Row) => boolean;
  readonly texts: { readonly loading: string; readonly empty: string; readonly failed: string };
  /** Enter in the search field has found only this row. */
  readonly onOnly?: (row: Row) => void;
  /** Without it, only the rows are loaded again. */
  readonly onTryAgain?: () => void;
}

interface ButtonTableProps<Row extends { readonly id: number }> extends EntryTableProps<Row> {
  /** The heading of the column with the buttons. */
  readonly heading: string;
  /** The buttons of a row. */
  readonly buttons: (row: Row) => ReactNode;
}

/** One page of a list, and below it a loading state, a failure, that it is empty, or the links to the other pages. */
export const EntryTable = observer(function EntryTable<Row extends { readonly id: number }>(
  props: ButtonTableProps<Row>,
) {
  const { title, list, columns, isIncomplete, texts, heading, buttons } = props;
  const { shown, search, status, hasArrived, isEmpty, page, totalPages, unreadable } = list.pages;
  const { onTryAgain = () => void list.reload() } = props;
  return (
    <>
      <SearchField label={props.search} list={list} onOnly={props.onOnly} />
      <DataTable
        label={title}
        rows={shown}
        keyOf={({ id }) => id}
        columns={[...withMark(columns, isIncomplete), { name: heading, kind: 'buttons', cell: buttons }]}
        isBusy={status.step === 'loading'}
      />
      {status.step === 'failed' && (
        <SellingFailure title={texts.failed} failure={status.failure} onTryAgain={onTryAgain} />
      )}
      <Text
        as="p"
        tone="secondary"
        textAlign="center"
        goneEmpty
        className={hasArrived && !isEmpty ? 'visually-hidden' : undefined}
        role="status"
      >
        {status.step === 'loading' ? texts.loading : isEmpty && texts.empty}
      </Text>
      <UnreadableRows count={unreadable} />
      {hasArrived && !search && (
        <PageBar label={title} page={page} totalPages={totalPages} onPage={wanted => void list.turnTo(wanted)} />
      )}
    </>
  );
});

/** The first column marks the rows that lack what the server requires. */
function withMark<Row extends { readonly id: number }>(
  [first, ...others]: readonly TableColumn<Row>[],
  isIncomplete: (row: Row) => boolean,
): readonly TableColumn<Row>[] {
  if (!first) return [];
  const cell = (row: Row) => (
    <NameOfRow isIncomplete={isIncomplete(row)} id={row.id}>
      {first.cell(row)}
    </NameOfRow>
  );
  return [{ ...first, cell }, ...others];
}
