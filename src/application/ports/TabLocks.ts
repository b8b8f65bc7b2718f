/** Locks that all tabs of this browser share. A lock ends with its tab. */
export interface TabLocks {
  /** Runs `work` while it holds the lock. Returns false, and runs nothing, if the lock is held already. */
  hold(name: string, work: () => Promise<void>): Promise<boolean>;
}

export const TabLocks = Symbol('TabLocks');
