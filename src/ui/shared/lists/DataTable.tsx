import { observer } from 'mobx-react-lite';
import { type Key, type ReactNode, startTransition, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { ROWS_PER_STEP, runSteps } from '../../../application/shared/runSteps';
import { pageOfAll, type ShownRows } from '../../../domain/shared/ShownRows';
import { type SortDirection, sorted, sortSteps, type SortValue } from '../../../domain/shared/sorted';
import { Text } from '../../kit/Text';
import { PrintContext } from '../print/PrintSheet';
import { useFormat } from '../texts/useFormat';
import { useInjection } from '../useInjection';
import * as styles from './DataTable.module.css';
import { PageBar } from './PageBar';
import { SortButton, SortedStatus } from './SortButton';

export interface TableColumn<Row> {
  /** The heading. A card has it beside the value. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** What a press on the heading sorts by. Without it, the heading is a text. */
  readonly sortedBy?: ((row: Row) => SortValue) | undefined;
  /**
   * - `number`: at the right, and never in two lines
   * - `line`: a date, a phone number or a place, never in two lines
   * - `id`: the number of an invoice, which may be very long
   * - `name`: not a word of a language
   * - `buttons`: those of the row, which are not printed
   */
  readonly kind?: 'number' | 'line' | 'id' | 'name' | 'buttons' | undefined;
  /** Where there is no room, the columns give way in this order. A row of two lines shows none of them, also not of `lines`. */
  readonly folds?: 'early' | 'first' | 'second' | 'third' | 'lines';
  /** What the foot shows. That of the first column is the heading of the foot. */
  readonly total?: ReactNode;
}

/** The state of a table that is kept outside of it. */
type Kept<Value> = readonly [value: Value, change: (value: Value) => void];

interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** The first column is the heading of each row. */
  readonly columns: readonly TableColumn<Row>[];
  /** `wide` has many columns, and its headings stay in sight. `plain` is a part of a panel: it has no frame and no cards. */
  readonly variant?: 'wide' | 'plain' | undefined;
  readonly isLabelShown?: boolean;
  readonly isBusy?: boolean;
  /** Without it, all rows are on one page. */
  readonly perPage?: number;
  /** The text below a table of several pages. */
  readonly rangeText?: (range: Omit<ShownRows<Row>, 'rows'> & { readonly total: number }) => string;
  /** Shows only the first rows in the order of the table. */
  readonly atMost?: number;
  readonly page?: Kept<number> | undefined;
  readonly order?: Kept<TableOrder<Row> | null> | undefined;
}

const classes = {
  framed: styles.cards,
  wide: `${styles.cards} ${styles.wide}`,
  plain: styles.plain,
  printed: styles.printed,
};

/** A whole table, sorted by a press on a heading and shown in pages. Within a `PrintSheet`, it shows all rows. */
export const DataTable = observer(function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, variant = 'framed', isLabelShown = false, isBusy = false, perPage, rangeText } = props;
  const ownPage = useState(1);
  const ownOrder = useState<TableOrder<Row> | null>(null);
  const [wanted, setPage] = props.page ?? ownPage;
  const [order, setOrder] = props.order ?? ownOrder;
  const isPrinted = use(PrintContext);
  const inOrder = useSorted(rows, order).slice(0, props.atMost);
  const isPaged = perPage !== undefined && !isPrinted;
  const shown = pageOfAll(inOrder, { page: wanted, perPage: isPaged ? perPage : Math.max(1, inOrder.length) });
  const isWhole = useDeferredValue(true, !isPaged || shown.rows.length <= FIRST_ROWS);
  const columns = isPrinted ? props.columns.filter(({ kind }) => kind !== 'buttons') : props.columns;
  // Several amounts need their names, so a phone shows such a row as a card.
  const isInLines =
    variant !== 'plain' && !isPrinted && columns.filter(({ kind, folds }) => kind === 'number' && !folds).length <= 1;
  if (rows.length === 0) return null;

  const sortBy = ({ name: column }: TableColumn<Row>, valueOf: (row: Row) => SortValue) => {
    const isAscending = order?.column === column && order.direction === 'ascending';
    // A transition renders the rows in short tasks.
    startTransition(() => setOrder({ column, valueOf, direction: isAscending ? 'descending' : 'ascending' }));
  };
  const heading = (column: TableColumn<Row>) => {
    const { name, kind, folds, sortedBy } = column;
    // An empty heading would be announced as one.
    if (name === '') return <td key={name} />;
    if (!sortedBy || isPrinted) {
      return (
        <th key={name} scope="col" data-kind={kind} data-folds={folds}>
          {name}
        </th>
      );
    }
    const direction = order?.column === name ? order.direction : null;
    return (
      <th
        key={name}
        scope="col"
        data-kind={kind}
        data-folds={folds}
        data-heading={name}
        aria-sort={direction ?? undefined}
      >
        <SortButton name={name} direction={direction} onPress={() => sortBy(column, sortedBy)} />
      </th>
    );
  };
  return (
    <>
      <div className={styles.area}>
        <table
          className={[styles.table, classes[isPrinted ? 'printed' : variant], isInLines && styles.lines]
            .filter(Boolean)
            .join(' ')}
          aria-label={isLabelShown ? undefined : label}
          aria-busy={isBusy}
        >
          {isLabelShown && <caption>{label}</caption>}
          <thead>
            <tr>{columns.map(heading)}</tr>
          </thead>
          <tbody>
            {(isWhole ? shown.rows : shown.rows.slice(0, FIRST_ROWS)).map(row => (
              <TableRow key={keyOf(row)} row={row} columns={columns} />
            ))}
          </tbody>
          {isWhole && <TableFoot columns={columns} />}
        </table>
      </div>
      {!isPrinted && <SortedStatus name={order?.column ?? ''} direction={order?.direction ?? null} />}
      {isWhole && rangeText && shown.totalPages > 1 && (
        <Text as="p" tone="secondary" textAlign="center" role="status">
          {rangeText({ start: shown.start, end: shown.end, total: rows.length })}
        </Text>
      )}
      {isWhole && <PageBar label={label} page={shown.page} totalPages={shown.totalPages} onPage={setPage} />}
    </>
  );
});

/** Of a page of rows, a slow machine paints these first, and the others in a later task. */
const FIRST_ROWS = 8;

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
}

const TableRow = observer(function TableRow<Row>({ row, columns: [first, ...others] }: TableRowProps<Row>) {
  if (!first) return null;
  return (
    <tr>
      <th scope="row" data-kind={first.kind} translate={translateOf(first)}>
        {first.cell(row)}
      </th>
      {others.map(column => (
        <Cell key={column.name} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
});

/** What the columns add up to. The heading has the room of the columns without a total that never give way. */
function TableFoot<Row>({ columns }: { readonly columns: readonly TableColumn<Row>[] }) {
  const heading = columns[0]?.total;
  if (heading === undefined) return null;
  const from = columns.findIndex(({ total, folds }, index) => index > 0 && (total ?? folds) !== undefined);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={from}>
          {heading}
        </th>
        {columns.slice(from).map(column =>
          column.total === undefined ? (
            <td key={column.name} data-folds={column.folds} />
          ) : (
            <Cell key={column.name} column={column}>
              {column.total}
            </Cell>
          ),
        )}
      </tr>
    </tfoot>
  );
}

interface CellProps {
  readonly column: Pick<TableColumn<never>, 'name' | 'kind' | 'folds'>;
  readonly children: ReactNode;
}

function Cell({ column, children }: CellProps) {
  const { name, kind, folds } = column;
  return (
    <td
      data-kind={kind}
      data-folds={folds}
      data-column={kind === 'buttons' ? undefined : name}
      translate={translateOf(column)}
    >
      {children}
    </td>
  );
}

const translateOf = ({ kind }: Pick<TableColumn<never>, 'kind'>) =>
  kind === undefined || kind === 'buttons' ? undefined : 'no';

/** More rows are sorted in several tasks, and keep their order until then. */
const AT_ONCE = 500;

export interface TableOrder<Row> {
  readonly column: string;
  readonly valueOf: (row: Row) => SortValue;
  readonly direction: SortDirection;
}

/** Rows of a table that is whole. Without an order they are as they were given. A print does not wait for several tasks. */
function useSorted<Row>(rows: readonly Row[], order: TableOrder<Row> | null): readonly Row[] {
  const { compareTexts } = useFormat();
  const clock = useInjection(Clock);
  const isPrinted = use(PrintContext);
  const sortOrder = useMemo(() => order && { ...order, compareTexts }, [order, compareTexts]);
  const isLong = rows.length > AT_ONCE && !isPrinted;
  const atOnce = useMemo(() => (sortOrder && !isLong ? sorted(rows, sortOrder) : rows), [rows, sortOrder, isLong]);
  const [inSteps, setInSteps] = useState({ rows, inOrder: rows });
  useEffect(() => {
    if (!sortOrder || !isLong) return;
    return runSteps(clock, sortSteps(rows, sortOrder, ROWS_PER_STEP), inOrder =>
      startTransition(() => setInSteps({ rows, inOrder })),
    );
  }, [clock, rows, sortOrder, isLong]);
  return sortOrder && isLong && inSteps.rows === rows ? inSteps.inOrder : atOnce;
}
