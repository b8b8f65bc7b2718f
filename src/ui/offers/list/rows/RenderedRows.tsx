import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { HashId } from '../../../../domain/offers/Offer';
import { keptSpan } from '../../../shared/lists/Span';
import type { VisibleRows } from '../../../shared/lists/useVisibleRows';
import type { GridArrangement } from './GridArrangement';
import { GridRow } from './GridRow';
import { useWholeRows } from './useWholeRows';

interface RenderedRowsProps {
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  readonly rows: VisibleRows;
  readonly isPassing: boolean;
}

/** The rows in sight at once, and the rows near them in the background. */
export function RenderedRows({ ids, arrangement, rows, isPassing }: RenderedRowsProps) {
  const { inSight, near, isBackward } = rows;
  const { firstRows } = arrangement;
  const [isFirst, setFirst] = useState(firstRows !== undefined);
  const [held, setHeld] = useState(inSight);
  // A whole row takes a slow machine longer than a frame. A transition renders it in short tasks between frames.
  useEffect(() => startTransition(() => setFirst(false)), []);
  useEffect(() => startTransition(() => setHeld({ from: near.from, to: near.to })), [near.from, near.to]);
  const rendered = isFirst
    ? { from: inSight.from, to: Math.min(inSight.to, inSight.from + (firstRows ?? Infinity)) }
    : keptSpan(held, inSight, near);
  const whole = useWholeRows(rendered, { inSight, isBackward, isPassing });

  useLayoutEffect(() => {
    rows.rowsRendered(rendered);
  });

  const elements = Array.from({ length: rendered.to - rendered.from }, (_, place) => {
    const index = rendered.from + place;
    return (
      <GridRow
        key={index}
        index={index}
        start={rows.start(index)}
        ids={ids}
        arrangement={arrangement}
        isPassing={index < whole.from || index >= whole.to}
        measure={rows.measure}
      />
    );
  });
  return arrangement.wrap ? arrangement.wrap(elements) : elements;
}
