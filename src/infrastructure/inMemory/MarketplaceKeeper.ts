import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import { SECOND, type Instant } from '../../domain/shared/Instant';
import type { InMemoryMarketplace } from './InMemoryMarketplace';
import type { MarketplaceStorage } from './MarketplaceStorage';

/** What others did to a dealer's matters is written once in a while; what the dealer did does not wait. */
const WRITE_EVERY = SECOND;

interface MarketplaceKeeperOptions {
  readonly marketplace: InMemoryMarketplace;
  readonly storage: MarketplaceStorage;
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
}

/** Keeps what the dealer did in the demo beyond a reload. A browser that refuses storage gets a market without memory. */
export class MarketplaceKeeper {
  private pending: Cancel | null = null;
  private lastWrite: Instant = -Infinity;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: MarketplaceKeeperOptions) {}

  /** Takes up what was kept, and keeps what follows. */
  async start(): Promise<void> {
    const { marketplace, storage } = this.options;
    await this.attempt(async () => void marketplace.restore(await storage.read()));
    marketplace.onChange(() => this.changed());
    storage.onLeaving(() => void this.flush());
  }

  /** Writes what is not kept yet, and resolves when all is, or was refused: a reload may follow. */
  flush(): Promise<void> {
    if (this.pending === null) return this.writing;
    this.pending();
    this.pending = null;
    return this.write();
  }

  async clear(): Promise<void> {
    this.pending?.();
    this.pending = null;
    await this.inTurn(() => this.options.storage.clear());
  }

  private changed(): void {
    if (this.pending !== null) return;
    const { clock } = this.options;
    const wait = Math.max(0, this.lastWrite + WRITE_EVERY - clock.now());
    this.pending = clock.after(wait, () => {
      this.pending = null;
      void this.write();
    });
  }

  private write(): Promise<void> {
    const { clock, marketplace, storage } = this.options;
    this.lastWrite = clock.now();
    return this.inTurn(() => storage.keep(marketplace.snapshot()));
  }

  /** One after the other: a slow write must not come after the clearing that followed it. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.writing = this.writing.then(() => this.attempt(work));
    return this.writing;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.options.diagnostics.report({ kind: 'unexpected', where: 'demo marketplace storage', what: String(error) });
    }
  }
}
