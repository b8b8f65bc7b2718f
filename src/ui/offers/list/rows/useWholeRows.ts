import { startTransition, useEffect, useState } from 'react';
import { adjoiningSpan, grownSpan, type Span } from '../../../shared/lists/Span';

interface Scrolling {
  readonly inSight: Span;
  readonly isBackward: boolean;
  /** True if the list scrolls too fast for the dealer to read a tile. */
  readonly isPassing: boolean;
}

const everyRow: Span = { from: 0, to: Infinity };

/**
 * Returns which of the rendered rows to render in full detail. Rows that are first rendered during fast scrolling get
 * their full detail when it ends, one after another. All others get it at once.
 */
export function useWholeRows(rendered: Span, { inSight, isBackward, isPassing }: Scrolling): Span {
  const [held, setHeld] = useState(everyRow);
  if (isPassing && held === everyRow) setHeld(rendered);

  const whole = adjoiningSpan(held, inSight, { within: rendered, isBackward });
  const isGrowing = !isPassing && held !== everyRow;
  const { from, to } = grownSpan(whole, rendered, isBackward);
  const isComplete = from === rendered.from && to === rendered.to;
  useEffect(() => {
    if (isGrowing) startTransition(() => setHeld(isComplete ? everyRow : { from, to }));
  }, [isGrowing, isComplete, from, to]);

  return whole;
}
