import { useState } from 'react';
import { ScrollPace } from './ScrollPace';

/**
 * Returns whether the list scrolls too fast for the dealer to read a tile, and the function to call on each scroll
 * event.
 */
export function useScrollPace(isScrolling: boolean): readonly [isPassing: boolean, note: (...seen: Seen) => void] {
  const [pace] = useState(() => new ScrollPace());
  const [isPassing, setPassing] = useState(false);
  if (isPassing && !isScrolling) setPassing(false);
  return [isPassing && isScrolling, (...seen) => setPassing(pace.seenAt(...seen))];
}

type Seen = Parameters<ScrollPace['seenAt']>;
