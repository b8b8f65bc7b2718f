import type { Clock } from '../../application/ports/Clock';
import type { TabLocks } from '../../application/ports/TabLocks';
import { BROWSER_LIMIT } from '../../application/shared/inTime';
import { InMemoryClock } from './InMemoryClock';

/** Instances that act as tabs have to share this object. */
export class InMemoryTabLocks implements TabLocks {
  private readonly held = new Map<string, Promise<void>>();

  constructor(private readonly clock: Pick<Clock, 'after'> = new InMemoryClock()) {}

  async hold(name: string, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(name)) return false;
    const done = work();
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

  async holdWhenFree(name: string, work: (isHeld: boolean) => Promise<void>): Promise<void> {
    let isLate = false;
    const limit = new Promise<void>(resolve => {
      this.clock.after(BROWSER_LIMIT, () => resolve(void (isLate = true)));
    });
    while (!(await this.hold(name, () => work(true)))) {
      await Promise.race([this.held.get(name), limit]);
      if (isLate) return work(false);
    }
  }
}
