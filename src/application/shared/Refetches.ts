import type { Cancel } from '../ports/Clock';

export interface Refetch {
  /** Whether to ask again for what has failed. If not, it keeps its message, and what is on its way is left alone. */
  readonly retriesFailed: boolean;
}

/** The listeners that fetch again when pushes were missed. */
export class Refetches {
  private readonly listeners = new Set<(how: Refetch) => void>();

  /** Calls `refetch` each time, until it is cancelled. */
  add(refetch: (how: Refetch) => void): Cancel {
    const own = (how: Refetch) => refetch(how);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  }

  refetchAll(how: Refetch): void {
    for (const refetch of this.listeners) refetch(how);
  }
}
