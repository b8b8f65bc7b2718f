/** Locks shared by all tabs of this browser. A lock is released when its tab closes. */
export interface TabLocks {
  /** Runs `work` while holding the lock. Returns false without running `work` if the lock is taken. */
  hold(name: string, work: () => Promise<void>): Promise<boolean>;
}

export const TabLocks = Symbol('TabLocks');
