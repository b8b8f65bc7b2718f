import { useEffect, useState } from 'react';
import { grownSpan, keptSpan, type Span } from './Span';

/**
 * Draws what is in sight at once, and what is near it one by one, each in a frame of its own: a whole row of tiles takes
 * a slow machine longer than a frame, and scrolling would stumble over each.
 */
export function useDrawnInTurns(inSight: Span, near: Span, isBackward: boolean): Span {
  const [held, setHeld] = useState(inSight);
  const drawn = keptSpan(held, inSight, near);
  const grown = grownSpan(drawn, near, isBackward);
  const { from, to } = grown;
  const isWhole = grown === drawn;

  useEffect(() => {
    if (isWhole) return;
    const turn = requestAnimationFrame(() => setHeld({ from, to }));
    return () => cancelAnimationFrame(turn);
  }, [from, to, isWhole]);

  return drawn;
}
