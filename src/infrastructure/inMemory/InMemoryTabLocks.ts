import type { TabLocks } from '../../application/ports/TabLocks';

/** Instances that act as tabs have to share this object. */
export class InMemoryTabLocks implements TabLocks {
  private readonly held = new Set<string>();

  async hold(name: string, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(name)) return false;
    this.held.add(name);
    try {
      await work();
    } finally {
      this.held.delete(name);
    }
    return true;
  }
}
