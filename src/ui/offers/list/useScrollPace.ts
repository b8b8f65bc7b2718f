import { useState } from 'react';
import { ScrollPace } from './ScrollPace';

/** Whether tiles pass by too fast to be looked at, and what has to hear of each scroll to tell it. */
export function useScrollPace(isScrolling: boolean): readonly [isPassing: boolean, note: (...seen: Seen) => void] {
  const [pace] = useState(() => new ScrollPace());
  const [isPassing, setPassing] = useState(false);
  if (isPassing && !isScrolling) setPassing(false);
  return [isPassing && isScrolling, (...seen) => setPassing(pace.seenAt(...seen))];
}

type Seen = Parameters<ScrollPace['seenAt']>;
