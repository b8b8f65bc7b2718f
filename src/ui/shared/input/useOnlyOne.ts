import { observable, runInAction } from 'mobx';
import { useEffect, useState } from 'react';

interface Candidate {
  readonly isPreferred: boolean;
}

const candidates = observable.array<Candidate>([], { deep: false });

/**
 * Whether this component is the one that shows what all components with `isWanted` would show. A preferred one goes before
 * the others, else the first. Call it in an `observer`.
 */
export function useOnlyOne(isWanted: boolean, isPreferred: boolean): boolean {
  const [self] = useState<Candidate>(() => ({ isPreferred }));
  useEffect(() => {
    if (!isWanted) return;
    runInAction(() => candidates.push(self));
    return () => runInAction(() => void candidates.remove(self));
  }, [isWanted, self]);
  return (candidates.find(candidate => candidate.isPreferred) ?? candidates[0]) === self;
}
