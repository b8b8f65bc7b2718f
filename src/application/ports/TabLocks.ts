/** Locks shared by all tabs of this browser. A lock is released when its tab closes. */
export interface TabLocks {
  /** Runs `work` while holding the lock. Returns false without running `work` if the lock is taken. */
  hold(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Runs `work` while holding the lock. Waits until the lock is free. */
  holdWhenFree(name: string, work: () => Promise<void>): Promise<void>;
}

export const TabLocks = Symbol('TabLocks');
