import { startTransition, use, useEffect, useMemo, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { ROWS_PER_STEP, runSteps } from '../../../application/shared/runSteps';
import { type SortDirection, sorted, sortSteps, type SortValue } from '../../../domain/shared/sorted';
import { PrintContext } from '../print/PrintSheet';
import { useFormat } from '../texts/useFormat';
import { useInjection } from '../useInjection';

/** More rows are sorted in several tasks, and keep their order until then. */
const AT_ONCE = 500;

export interface TableOrder<Row> {
  readonly column: string;
  readonly valueOf: (row: Row) => SortValue;
  readonly direction: SortDirection;
}

/** Rows of a table that is whole. Without an order they are as they were given. A print does not wait for several tasks. */
export function useSorted<Row>(rows: readonly Row[], order: TableOrder<Row> | null): readonly Row[] {
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
