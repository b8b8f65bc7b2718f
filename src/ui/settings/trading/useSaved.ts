import { useState } from 'react';
import { LatestRequests } from '../../../application/shared/LatestRequests';

/** Whether the latest change is on disk, and a function that takes the writing of each change. */
export function useSaved(): readonly [isSaved: boolean, store: (writing: Promise<boolean>) => void] {
  const [latest] = useState(() => new LatestRequests());
  const [isSaved, setSaved] = useState(false);

  const store = (writing: Promise<boolean>) => {
    const signal = latest.start();
    setSaved(false);
    void writing.then(isDone => !signal.aborted && setSaved(isDone));
  };
  return [isSaved, store];
}
