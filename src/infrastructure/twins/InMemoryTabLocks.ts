import type { TabLocks } from '../../application/ports/TabLocks';

/** Instances that act as tabs have to share this object. */
export class InMemoryTabLocks implements TabLocks {
  private readonly held = new Map<string, Promise<void>>();

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

  async holdWhenFree(name: string, work: () => Promise<void>): Promise<void> {
    while (!(await this.hold(name, work))) await this.held.get(name);
  }
}
