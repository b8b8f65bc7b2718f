import { useEffect, useState } from 'react';
import type { LazyView } from './lazyView';

/** Whether the code of the view has loaded, or could not be loaded. Without a view, there is nothing to wait for. */
export function useArrived(view: Pick<LazyView<never>, 'arrival' | 'hasArrived'> | null): boolean {
  const [arrived, setArrived] = useState<typeof view>(null);
  useEffect(() => {
    let isLeft = false;
    void view?.arrival().then(() => !isLeft && setArrived(() => view));
    return () => {
      isLeft = true;
    };
  }, [view]);
  return view === null || view.hasArrived() || arrived === view;
}
