type Handler = (event: PopStateEvent) => void;

let handler: Handler | null = null;

/**
 * Call before the router renders. `window` calls its listeners in order of registration, capturing or not, and an
 * intercepted event must not reach the router first.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', event => handler?.(event));
}

/** Routes Back and Forward to this handler only, until the returned function is called. */
export function interceptBack(holder: Handler): () => void {
  handler = holder;
  return () => {
    if (handler === holder) handler = null;
  };
}
