import type { Cancel, Clock } from '../../../application/ports/Clock';
import type { Diagnostics } from '../../../application/ports/Diagnostics';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { errorName } from '../../errorName';
import type { InMemoryMarketplace } from './InMemoryMarketplace';

/** Stores the demo's market. Each call rejects if the browser refuses storage. */
export interface MarketplaceStorage {
  /** The stored snapshot. Resolves with any other value if nothing is stored. */
  read(): Promise<unknown>;
  keep(snapshot: unknown): Promise<void>;
  clear(): Promise<void>;
  /** Calls the callback when the page may be about to close. */
  onLeaving(callback: () => void): void;
}

/** The shortest time between two writes to the storage. */
const WRITE_EVERY = SECOND;

interface MarketplaceKeeperOptions {
  readonly marketplace: InMemoryMarketplace;
  readonly storage: MarketplaceStorage;
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
}

/**
 * Stores the demo's market so that it survives a reload. If the browser refuses storage, the market is lost on reload.
 */
export class MarketplaceKeeper {
  private pending: Cancel | null = null;
  private hasStopped = false;
  private lastWrite: Instant = -Infinity;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: MarketplaceKeeperOptions) {}

  /** Restores the stored market and stores all later changes. */
  async start(): Promise<void> {
    const { marketplace, storage } = this.options;
    const failure = await this.attempt(async () => void marketplace.restore(await storage.read()));
    // Otherwise a new market would replace the stored one as soon as the browser answers.
    this.hasStopped = failure === 'TimeoutError';
    marketplace.onChange(() => this.changed());
    storage.onLeaving(() => void this.flush());
  }

  /** Writes pending changes at once. Resolves when they are stored or refused. */
  flush(): Promise<void> {
    if (this.pending === null) return this.writing;
    this.pending();
    this.pending = null;
    return this.write();
  }

  /** Stores the market and no later change, because another tab continues from here. */
  async stop(): Promise<void> {
    this.pending?.();
    this.pending = null;
    this.hasStopped = true;
    await this.write();
  }

  async clear(): Promise<void> {
    this.pending?.();
    this.pending = null;
    await this.inTurn(() => this.options.storage.clear());
  }

  private changed(): void {
    if (this.pending !== null || this.hasStopped) return;
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

  /** Runs storage operations in sequence, so that a slow write cannot finish after a later `clear`. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.writing = this.writing.then(async () => void (await this.attempt(work)));
    return this.writing;
  }

  /** Resolves to the name of the error. Null if there is none. */
  private async attempt(work: () => Promise<void>): Promise<string | null> {
    try {
      await work();
      return null;
    } catch (error) {
      this.options.diagnostics.report({ kind: 'unexpected', where: 'demo marketplace storage', error });
      return errorName(error);
    }
  }
}
