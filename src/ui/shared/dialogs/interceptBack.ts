type Handler = (event: PopStateEvent) => void;

let handler: Handler | null = null;

/** Marks an entry of the history that exists only so that Back closes something. */
const OWN_ENTRY = 'closedByBack';

/**
 * Call before the router renders. `window` calls its listeners in order of registration, capturing or not, and an
 * intercepted event must not reach the router first.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', event => handler?.(event));
  // A reload has closed what the entry was for, so Back would seem to do nothing there.
  if (isAtOwnEntry()) history.back();
}

/** Routes Back and Forward to this handler only, until the returned function is called. */
export function interceptBack(holder: Handler): () => void {
  handler = holder;
  return () => {
    if (handler === holder) handler = null;
  };
}

/** Adds an entry with the current address, so that the router need not know when it is gone. */
export function pushOwnEntry(): void {
  history.pushState({ ...(history.state as object | null), [OWN_ENTRY]: true }, '');
}

export const isAtOwnEntry = (): boolean => OWN_ENTRY in ((history.state as object | null) ?? {});
