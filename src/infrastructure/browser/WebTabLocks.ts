import type { TabLocks } from '../../application/ports/TabLocks';

/** The Web Locks API. Without it (an insecure context) each tab is on its own. */
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
}
