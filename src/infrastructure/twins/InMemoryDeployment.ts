import type { Deployment } from '../../application/ports/Deployment';

export class InMemoryDeployment implements Deployment {
  readonly removed = new Set<unknown>();

  async hasRemoved(error: unknown): Promise<boolean> {
    return this.removed.has(error);
  }
}
