/**
 * Locks shared by all tabs of this browser. A lock is released when its tab closes. In a browser without locks, `work` runs
 * at once, and `hasLock` is true.
 */
export abstract class TabLocks {
  /**
   * Runs `work` while holding the lock. Returns false without running `work` if the lock is taken. If the browser does not
   * say within 2 s whether it is, `work` runs without the lock, and `hasLock` is false.
   */
  abstract lockIfFree(name: string, work: (hasLock: boolean) => Promise<void>): Promise<boolean>;
  /**
   * Runs `work` while holding the lock, as soon as it is free. If another tab still holds it after 2 s, that tab may be
   * frozen: `work` then runs without the lock, and `hasLock` is false.
   */
  abstract lockWhenFree(name: string, work: (hasLock: boolean) => Promise<void>): Promise<void>;
}
