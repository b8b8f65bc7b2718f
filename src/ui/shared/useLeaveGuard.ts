import { use, useEffect, useState } from 'react';
import { type Navigator, UNSAFE_NavigationContext } from 'react-router';
import { interceptBack } from './interceptBack';

interface LeaveGuard {
  /** True while the dealer is to be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds whatever would leave the page until the dealer has said so. The router's own blocker works only with its data
 * routers, which are too large for the first screen.
 */
export function useLeaveGuard(isHeld: boolean): LeaveGuard {
  const { navigator } = use(UNSAFE_NavigationContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isHeld) return;
    return hold(navigator, held => setGo(() => held));
  }, [isHeld, navigator]);

  return {
    isAsking: go !== null,
    stay: () => setGo(null),
    leave: () => {
      setGo(null);
      go?.();
    },
  };
}

/** Calls with what was held back; once that is called, nothing is held any more. */
function hold(navigator: Navigator, onHeld: (go: () => void) => void): () => void {
  const { push, replace } = navigator;
  const here = location.pathname;
  const index = indexOf(history.state) ?? 0;
  let isReturning = false;

  const release = () => {
    Object.assign(navigator, { push, replace });
    releaseBack();
  };
  const held =
    (navigate: Navigator['push']): Navigator['push'] =>
    (...target) =>
      onHeld(() => {
        release();
        navigate(...target);
      });
  /** The browser has gone already: it is sent back before the router hears of it. */
  const handlePop = (event: PopStateEvent) => {
    if (!isReturning && location.pathname === here) return;
    event.stopImmediatePropagation();
    if (isReturning) return void (isReturning = false);
    const steps = (indexOf(event.state) ?? index - 1) - index || -1;
    isReturning = true;
    history.go(-steps);
    onHeld(() => {
      release();
      history.go(steps);
    });
  };

  Object.assign(navigator, { push: held(push), replace: held(replace) });
  const releaseBack = interceptBack(handlePop);
  return release;
}

/** Where in the history the router has numbered this entry. */
function indexOf(state: unknown): number | null {
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return typeof index === 'number' ? index : null;
}
