import { useEffect, useLayoutEffect, useRef } from 'react';
import { type ScreenActions, ScreenActionStore } from '../../application/commands/ScreenActionStore';
import { useInjection } from '../shared/useInjection';

/** Offers actions of this part of the screen among the commands. `offered` is called when the commands are opened. */
export function useScreenActions(offered: () => ScreenActions): void {
  const store = useInjection(ScreenActionStore);
  const latest = useRef(offered);
  useLayoutEffect(() => {
    latest.current = offered;
  });
  useEffect(() => store.partShown(() => latest.current()), [store]);
}
