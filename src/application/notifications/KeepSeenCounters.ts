import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { DealerDrafts } from '../session/DealerDrafts';
import { countedScreens, CounterStore, type SeenCounts } from './CounterStore';

const PLACE = 'seenCounters';

/**
 * A badge that was cleared stays so after a reload, on this device: no call tells the server. It counts afresh on every
 * subscription, but says how many and not which: one that went while another came meanwhile cannot be told apart.
 */
@injectable()
export class KeepSeenCounters {
  private begun: Promise<void> | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(CounterStore) private readonly counters: CounterStore,
  ) {}

  /** Once for as long as the page lives: brings back what was seen before, and keeps what is seen from now on. */
  execute(): Promise<void> {
    this.begun ??= this.begin();
    return this.begun;
  }

  private async begin(): Promise<void> {
    this.counters.seenBefore(readSeen(await this.drafts.read(PLACE)));
    reaction(
      () => this.counters.seen,
      seen => void this.drafts.keep(PLACE, seen),
      { equals: sameCounts, fireImmediately: true },
    );
  }
}

const sameCounts = (one: SeenCounts, other: SeenCounts): boolean =>
  countedScreens.every(screen => one[screen] === other[screen]);

function readSeen(kept: unknown): Partial<SeenCounts> {
  if (typeof kept !== 'object' || kept === null) return {};
  const counts = new Map<string, unknown>(Object.entries(kept));
  const seen = countedScreens.flatMap(screen => {
    const count = counts.get(screen);
    return Number.isSafeInteger(count) && Number(count) > 0 ? [[screen, Number(count)] as const] : [];
  });
  return Object.fromEntries(seen);
}
