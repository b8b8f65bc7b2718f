import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ScreenAction } from '../../../domain/commands/Command';

export type ScreenActions = Partial<Record<ScreenAction, () => void>>;

const parts = new Set<() => ScreenActions>();

/** Offers actions of this part of the screen among the commands. `offered` is called when the commands are opened. */
export function useScreenActions(offered: () => ScreenActions): void {
  const latest = useRef(offered);
  useLayoutEffect(() => {
    latest.current = offered;
  });
  useEffect(() => {
    const part = () => latest.current();
    parts.add(part);
    return () => void parts.delete(part);
  }, []);
}

/** What the parts of the screen offer now. A part that was shown later takes precedence. */
export const offeredActions = (): ScreenActions =>
  Object.assign({}, ...[...parts].map(offered => offered())) as ScreenActions;
