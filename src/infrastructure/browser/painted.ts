/** Milliseconds. A hidden tab never calls `requestAnimationFrame`. */
const PAINTED_AT_LATEST = 100;

/** Resolves after the next paint. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, PAINTED_AT_LATEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
