import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { sameFigures, seenAs, type SeenOffer } from '../../../domain/offers/SeenOffer';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { BrowserWindow } from '../../ports/BrowserWindow';
import { type Cancel, Clock } from '../../ports/Clock';
import { together } from '../../shared/together';
import { OfferLists } from '../list/OfferLists';
import { OfferRegistry } from '../OfferRegistry';
import { SeenOffers } from './SeenOffers';

/** How many offers of a list are read at once: each read takes some milliseconds of a list that scrolls. */
const BLOCK = 60;

/**
 * Keeps what the dealer sees: an offer that is open, and a row of which at least half is in sight for a second. It looks at
 * most once a second, so that there is at most one write per second.
 */
@injectable()
export class RecordSeenOffers {
  /** What was in sight at the last look, with the time since when it shows these figures. */
  private sight: ReadonlyMap<HashId, SeenOffer> = new Map();
  /** Offers that were opened since the last look, perhaps for less than a second. */
  private readonly opened = new Set<HashId>();
  private cancelNextSample: Cancel | null = null;

  constructor(
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly seen: SeenOffers,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    return together(
      this.seen.run(),
      reaction(
        () => (this.seen.newSince === null ? [] : this.lists.nearInBlocks(BLOCK)),
        hashIds => void this.seen.read(hashIds).then(() => this.wake()),
        { fireImmediately: true },
      ),
      reaction(
        () => this.inSight.map(hashId => this.registry.get(hashId)),
        () => this.wake(),
      ),
      reaction(
        () => this.lists.tilesInSight,
        (tiles, before) => this.left(before, tiles),
      ),
      reaction(
        () => this.lists.openOffer,
        (open, before) => {
          if (before) this.left([before], []);
          if (open) this.opened.add(open);
        },
        { fireImmediately: true },
      ),
      this.window.onShown(() => this.wake()),
      this.window.onHidden(() => this.rest()),
      () => this.rest(),
    );
  }

  private get inSight(): readonly HashId[] {
    const { openOffer, tilesInSight } = this.lists;
    return openOffer === null ? tilesInSight : [openOffer];
  }

  private wake(): void {
    if (!this.cancelNextSample) this.sample();
  }

  private rest(): void {
    this.cancelNextSample?.();
    this.cancelNextSample = null;
    this.sight = new Map();
  }

  private sample(): void {
    if (this.window.isHidden()) return this.rest();
    const now = this.clock.now();
    this.sight = this.sightAt(now);
    const seen = [...this.sight].filter(([hashId, { at }]) => this.opened.has(hashId) || at + SECOND <= now);
    for (const hashId of this.opened) if (this.seen.isRead(hashId)) this.opened.delete(hashId);
    const isKept = this.seen.keep(new Map(seen));
    const isDone = !isKept && !this.isAnythingUnseen;
    this.cancelNextSample = isDone ? null : this.clock.after(SECOND, () => this.sample());
  }

  private sightAt(now: Instant): ReadonlyMap<HashId, SeenOffer> {
    const sight = new Map<HashId, SeenOffer>();
    const { openOffer, tilesHalfInSight } = this.lists;
    for (const hashId of [...this.opened, ...(openOffer === null ? tilesHalfInSight : [openOffer])]) {
      const offer = this.registry.get(hashId);
      if (!offer) continue;
      const figures = seenAs(offer, now);
      const before = this.sight.get(hashId);
      sight.set(hashId, before && sameFigures(before, figures) ? before : figures);
    }
    return sight;
  }

  /** Also true for a row of which less than half is in sight, because nothing calls when more of it is. */
  private get isAnythingUnseen(): boolean {
    return this.inSight.some(hashId => {
      const offer = this.registry.get(hashId);
      return offer && this.seen.isRead(hashId) && !sameFigures(this.seen.seenOf(hashId).at(-1), seenAs(offer, 0));
    });
  }

  /** Offers that left the sight. */
  private left(before: readonly HashId[], now: readonly HashId[]): void {
    const stays = new Set(now);
    runInAction(() => {
      for (const hashId of before) if (!stays.has(hashId)) this.seen.leftSight(hashId);
    });
  }
}
