import type { Cancel } from '../ports/Clock';

/** Cancels all of these, in this order. */
export const together =
  (...cancels: readonly Cancel[]): Cancel =>
  () => {
    for (const cancel of cancels) cancel();
  };
