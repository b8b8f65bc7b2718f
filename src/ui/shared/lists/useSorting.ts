import { useMemo, useState } from 'react';
import { type SortDirection, sorted, type SortValue } from '../../../domain/shared/sorted';
import { useFormat } from '../texts/useFormat';

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
  const [order, setOrder] = useState<Order<Column> | null>(null);
  const inOrder = useMemo(
    () => (order ? sorted(rows, { valueOf: valuesOf[order.column], direction: order.direction, compareTexts }) : rows),
    [rows, valuesOf, order, compareTexts],
  );
  const press = (column: Column) =>
    setOrder(last => ({
      column,
      direction: last?.column === column && last.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  return [inOrder, { order, press }];
}
