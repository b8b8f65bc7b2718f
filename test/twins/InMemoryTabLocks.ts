import type { Clock } from '../../src/application/ports/Clock';
import type { TabLocks } from '../../src/application/ports/TabLocks';
import { BROWSER_LIMIT } from '../../src/application/shared/inTime';
import { InMemoryClock } from './InMemoryClock';

/** Instances that act as tabs have to share this object. */
export class InMemoryTabLocks implements TabLocks {
  /** Whether the browser answers requests. */
  answers = true;
  private readonly held = new Map<string, Promise<void>>();

  constructor(private readonly clock: Pick<Clock, 'after'> = new InMemoryClock()) {}

  async lockIfFree(name: string, work: (hasLock: boolean) => Promise<void>): Promise<boolean> {
    if (!this.answers) {
      await this.limit();
      await work(false);
      return true;
    }
    if (this.held.has(name)) return false;
    const done = work(true);
    this.held.set(
      name,
      done.catch(() => {}),
    );
    try {
      await done;
    } finally {
      this.held.delete(name);
    }
    return true;
  }

  async lockWhenFree(name: string, work: (hasLock: boolean) => Promise<void>): Promise<void> {
    let isLate = false;
    const limit = this.limit().then(() => void (isLate = true));
    while (!(await this.lockIfFree(name, work))) {
      await Promise.race([this.held.get(name), limit]);
      if (isLate) return work(false);
    }
  }

  private limit(): Promise<void> {
    return new Promise(resolve => {
      this.clock.after(BROWSER_LIMIT, () => resolve());
    });
  }
}
