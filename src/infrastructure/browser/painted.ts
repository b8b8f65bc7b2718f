/** A hidden tab is not painted at all. */
const PAINTED_AT_LATEST = 100;

/** Resolves once what the last press changed is on screen. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, PAINTED_AT_LATEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
