import { inject, injectable } from 'inversify';
import { type IReactionDisposer, reaction } from 'mobx';
import { DealerVisitNotes } from '../session/DealerVisitNotes';
import { countedScreens, CounterStore, type SeenCounts } from './CounterStore';

const PLACE = 'seenCounters';

/**
 * A badge that was cleared stays so after a reload of this tab: no call tells the server. A later visit counts afresh,
 * since the server says how many and not which: what was seen here may be settled, and something new counted for it.
 */
@injectable()
export class KeepSeenCounters {
  private stop: IReactionDisposer | null = null;

  constructor(
    @inject(DealerVisitNotes) private readonly notes: DealerVisitNotes,
    @inject(CounterStore) private readonly counters: CounterStore,
  ) {}

  /** Once for as long as the page lives: brings back what was seen before, and keeps what is seen from now on. */
  execute(): void {
    if (this.stop) return;
    this.counters.seenBefore(readSeen(this.notes.read(PLACE)));
    this.stop = reaction(
      () => this.counters.seen,
      seen => this.notes.keep(PLACE, seen),
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
