import { useEffect, useLayoutEffect, useRef } from 'react';
import { GatherActions, type ScreenActions } from '../../../application/commands/GatherActions';
import { useInjection } from '../useInjection';

/** Offers actions of this part of the screen among the commands. `offered` is called when the commands are opened. */
export function useScreenActions(offered: () => ScreenActions): void {
  const gatherActions = useInjection(GatherActions);
  const latest = useRef(offered);
  useLayoutEffect(() => {
    latest.current = offered;
  });
  useEffect(() => gatherActions.run(() => latest.current()), [gatherActions]);
}
