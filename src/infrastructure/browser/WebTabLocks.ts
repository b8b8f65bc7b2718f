import type { TabLocks } from '../../application/ports/TabLocks';

/**
 * Uses the Web Locks API. In an insecure context the API is missing, and if site data is blocked it refuses each
 * request. Each tab then runs `work` without a lock.
 */
export class WebTabLocks implements TabLocks {
  constructor(private readonly locks: LockManager | undefined) {}

  async hold(name: string, work: () => Promise<void>): Promise<boolean> {
    let isHeld = true;
    await this.request(name, { ifAvailable: true }, async lock => {
      isHeld = lock !== null;
      if (isHeld) await work();
    });
    return isHeld;
  }

  holdWhenFree(name: string, work: () => Promise<void>): Promise<void> {
    return this.request(name, {}, work);
  }

  private async request(
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null | undefined) => Promise<void>,
  ): Promise<void> {
    let isAnswered = false;
    const answered = (lock: Lock | null | undefined) => {
      isAnswered = true;
      return granted(lock);
    };
    try {
      await (this.locks ? this.locks.request(name, options, answered) : answered(undefined));
    } catch (error) {
      if (isAnswered) throw error;
      await granted(undefined);
    }
  }
}
