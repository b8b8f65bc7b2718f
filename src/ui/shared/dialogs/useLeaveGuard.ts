import { use, useEffect, useState } from 'react';
// The public `useBlocker` of react-router 7.18.5 needs a data router, which is too large for the first screen. This file
// therefore replaces two methods of the router's navigator, and reads the index that the router gives each history entry.
// eslint-disable-next-line no-restricted-syntax
import { type Navigator, UNSAFE_NavigationContext } from 'react-router';
import { interceptBack } from './interceptBack';

interface LeaveGuard {
  /** True while the confirmation should be shown. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Blocks navigation away from the page until the dealer confirms. */
export function useLeaveGuard(isBlocking: boolean): LeaveGuard {
  const { navigator } = use(UNSAFE_NavigationContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isBlocking) return;
    return blockNavigation(navigator, navigate => setGo(() => navigate));
  }, [isBlocking, navigator]);

  return {
    isAsking: go !== null,
    stay: () => setGo(null),
    leave: () => {
      setGo(null);
      go?.();
    },
  };
}

/**
 * Blocks navigation and passes each blocked one to `onBlocked` as a function. Calling that function releases the block and
 * navigates.
 */
function blockNavigation(navigator: Navigator, onBlocked: (go: () => void) => void): () => void {
  const { push, replace } = navigator;
  const here = location.pathname;
  const index = indexOf(history.state) ?? 0;
  let isReturning = false;

  const release = () => {
    Object.assign(navigator, { push, replace });
    releaseBack();
  };
  const blocked =
    (navigate: Navigator['push']): Navigator['push'] =>
    (...target) =>
      onBlocked(() => {
        release();
        navigate(...target);
      });
  /** At `popstate` the browser has already navigated. The handler goes back before the router sees the event. */
  const handlePop = (event: PopStateEvent) => {
    if (!isReturning && location.pathname === here) return;
    event.stopImmediatePropagation();
    if (isReturning) return void (isReturning = false);
    const steps = (indexOf(event.state) ?? index - 1) - index || -1;
    isReturning = true;
    history.go(-steps);
    onBlocked(() => {
      release();
      history.go(steps);
    });
  };

  Object.assign(navigator, { push: blocked(push), replace: blocked(replace) });
  const releaseBack = interceptBack(handlePop);
  return release;
}

/** The index that React Router stores in the state of a history entry. */
function indexOf(state: unknown): number | null {
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return typeof index === 'number' ? index : null;
}
