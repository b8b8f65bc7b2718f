import type { Clock } from '../../application/ports/Clock';
import type { TabLocks } from '../../application/ports/TabLocks';
import { inTime } from '../../application/shared/inTime';
import { errorName } from '../errorName';

/**
 * Uses the Web Locks API. In an insecure context the API is missing, and if site data is blocked it refuses each
 * request. Each tab then runs `work` without a lock.
 */
export class WebTabLocks implements TabLocks {
  constructor(
    private readonly locks: LockManager | undefined,
    private readonly clock: Pick<Clock, 'after'>,
  ) {}

  async lockIfFree(name: string, work: (hasLock: boolean) => Promise<void>): Promise<boolean> {
    let isTaken = false;
    await this.request(name, { ifAvailable: true }, async lock => {
      isTaken = lock === null;
      if (!isTaken) await work(lock !== 'late');
    });
    return !isTaken;
  }

  lockWhenFree(name: string, work: (hasLock: boolean) => Promise<void>): Promise<void> {
    return this.request(name, {}, lock => work(lock !== 'late'));
  }

  /** The lock is null if another tab holds it, undefined if this browser has no locks, and 'late' without an answer. */
  private async request(
    name: string,
    options: LockOptions,
    work: (lock: Lock | null | undefined | 'late') => Promise<void>,
  ): Promise<void> {
    let release = () => {};
    const isDone = new Promise<void>(resolve => (release = resolve));
    let released: Promise<unknown> | undefined;
    const granted = new Promise<Lock | null | undefined>((resolve, reject) => {
      // A lock that is granted too late is released at once.
      released = this.locks?.request(name, options, lock => {
        resolve(lock);
        return isDone;
      });
      if (released) released.catch(reject);
      else resolve(undefined);
    });
    const lock = await inTime(this.clock, granted).catch((error: unknown) =>
      errorName(error) === 'TimeoutError' ? 'late' : undefined,
    );
    try {
      await work(lock);
    } finally {
      release();
      if (lock && lock !== 'late') await released;
    }
  }
}
