import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Clock } from '../../../../application/ports/Clock';
import type { HashId } from '../../../../domain/offers/Offer';
import { covers, grownSpan, keptSpan, type Span } from '../../../shared/lists/Span';
import type { VisibleRows } from '../../../shared/lists/useVisibleRows';
import { useInjection } from '../../../shared/useInjection';
import type { GridArrangement } from './GridArrangement';
import { GridRow } from './GridRow';

interface RenderedRowsProps {
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  readonly rows: VisibleRows;
  /** Called once all rows in sight, and the row below them, are rendered. */
  readonly onRendered: () => void;
}

/**
 * The rows in sight at once, and the rows near them ahead of the scrolling: one in each idle moment, which nothing interrupts,
 * so none is rendered in vain.
 */
export function RenderedRows({ ids, arrangement, rows, onRendered }: RenderedRowsProps) {
  const clock = useInjection<Clock>(Clock);
  const { inSight, near } = rows;
  const { firstRows = Infinity } = arrangement;
  const [held, setHeld] = useState<Span | null>(null);
  const rendered = held
    ? keptSpan(covers(held, rows.rendered) ? held : rows.rendered, rows.ahead, near)
    : { from: inSight.from, to: Math.min(inSight.to, inSight.from + firstRows) };
  const { from, to } = rendered;
  const isComplete = from === near.from && to === near.to;

  const isInSight = from < to;
  useEffect(() => {
    // A list whose width or offers are not known yet has no rows.
    if (!isInSight) return;
    // A transition renders the other rows in sight, and the row below them, in short tasks. On a slow machine, the idle
    // moments of a row take longer than its rendering.
    if (!held) return startTransition(() => setHeld(grownSpan({ from, to: Math.max(to, inSight.to) }, near, false)));
    if (isComplete) return;
    return clock.whenIdle(() => setHeld(grownSpan(rendered, near, rows.isBackward)));
  });

  const areRendered = held !== null;
  const handleRendered = useEffectEvent(onRendered);
  useEffect(() => {
    if (areRendered) handleRendered();
  }, [areRendered]);

  useLayoutEffect(() => {
    rows.rowsRendered(rendered);
  });

  const indexes = Array.from({ length: to - from }, (_, place) => from + place);
  const elements = indexes.map(index => (
    <GridRow
      key={index}
      index={index}
      start={rows.start(index)}
      ids={ids}
      arrangement={arrangement}
      measure={rows.measure}
    />
  ));
  return arrangement.wrap ? arrangement.wrap(elements) : elements;
}
