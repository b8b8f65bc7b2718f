type Handler = (event: PopStateEvent) => void;

let handler: Handler | null = null;

/**
 * Before the router is drawn: a window tells its listeners in the order they came, capturing or not, and what is held
 * back must not have reached the router first.
 */
export function hearBackFirst(): void {
  window.addEventListener('popstate', event => handler?.(event));
}

/** Hands Back and Forward to this handler alone, until it is released. */
export function interceptBack(holder: Handler): () => void {
  handler = holder;
  return () => {
    if (handler === holder) handler = null;
  };
}
