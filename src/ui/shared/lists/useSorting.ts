import { useEffect, useMemo, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { ROWS_PER_STEP, runSteps } from '../../../application/shared/runSteps';
import { type SortDirection, sorted, sortSteps, type SortValue } from '../../../domain/shared/sorted';
import { useFormat } from '../texts/useFormat';
import { useInjection } from '../useInjection';

/** More rows are sorted in several tasks, and keep their order until then. */
const AT_ONCE = 500;

interface Order<Column extends string> {
  readonly column: Column;
  readonly direction: SortDirection;
}

export interface Sorting<Column extends string> {
  readonly order: Order<Column> | null;
  /** Sorts by a column, or the other way round if the rows are sorted by it already. */
  readonly press: (column: Column) => void;
}

/**
 * Rows of a table that is whole, sorted by a press on a heading. Until then they keep their order.
 *
 * @param valuesOf What each column is sorted by. Must be the same object in each rendering.
 */
export function useSorting<Row, Column extends string>(
  rows: readonly Row[],
  valuesOf: Readonly<Record<Column, (row: Row) => SortValue>>,
): readonly [rows: readonly Row[], sorting: Sorting<Column>] {
  const { compareTexts } = useFormat();
  const clock = useInjection<Clock>(Clock);
  const [order, setOrder] = useState<Order<Column> | null>(null);
  const sortOrder = useMemo(
    () => order && { valueOf: valuesOf[order.column], direction: order.direction, compareTexts },
    [valuesOf, order, compareTexts],
  );
  const isLong = rows.length > AT_ONCE;
  const atOnce = useMemo(() => (sortOrder && !isLong ? sorted(rows, sortOrder) : rows), [rows, sortOrder, isLong]);
  const [inSteps, setInSteps] = useState({ rows, inOrder: rows });
  useEffect(() => {
    if (!sortOrder || !isLong) return;
    return runSteps(clock, sortSteps(rows, sortOrder, ROWS_PER_STEP), inOrder => setInSteps({ rows, inOrder }));
  }, [clock, rows, sortOrder, isLong]);
  const inOrder = sortOrder && isLong && inSteps.rows === rows ? inSteps.inOrder : atOnce;

  const press = (column: Column) =>
    setOrder(last => ({
      column,
      direction: last?.column === column && last.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  return [inOrder, { order, press }];
}
