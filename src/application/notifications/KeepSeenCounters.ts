import { inject, injectable } from 'inversify';
import { type IReactionDisposer, reaction } from 'mobx';
import { DealerVisitStorage } from '../session/DealerVisitStorage';
import { countedScreens, CounterStore, type SeenCounts } from './CounterStore';

const KEY = 'seenCounters';

/**
 * Keeps cleared counters cleared over a reload of this tab, because the API has no endpoint to mark items as seen. A
 * later visit starts again: the server sends only numbers, so a seen item may have been replaced by a new one.
 */
@injectable()
export class KeepSeenCounters {
  private stop: IReactionDisposer | null = null;

  constructor(
    @inject(DealerVisitStorage) private readonly storage: DealerVisitStorage,
    @inject(CounterStore) private readonly counters: CounterStore,
  ) {}

  /** Restores the seen counts and stores later changes. Only the first call has an effect. */
  execute(): void {
    if (this.stop) return;
    this.counters.seenBefore(readSeen(this.storage.read(KEY)));
    this.stop = reaction(
      () => this.counters.seen,
      seen => this.storage.keep(KEY, seen),
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
