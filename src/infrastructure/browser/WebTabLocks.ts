import type { TabLocks } from '../../application/ports/TabLocks';

/** Uses the Web Locks API. In an insecure context the API is missing, and each tab runs `work` without a lock. */
export class WebTabLocks implements TabLocks {
  constructor(private readonly locks: LockManager | undefined) {}

  async hold(name: string, work: () => Promise<void>): Promise<boolean> {
    if (!this.locks) {
      await work();
      return true;
    }
    return this.locks.request(name, { ifAvailable: true }, async lock => {
      if (lock) await work();
      return lock !== null;
    });
  }

  async holdWhenFree(name: string, work: () => Promise<void>): Promise<void> {
    await (this.locks ? this.locks.request(name, work) : work());
  }
}
