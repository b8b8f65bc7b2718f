import { injectable } from 'inversify';
import {
  action,
  compareStructural,
  computed,
  computedStruct,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
} from 'mobx';
import {
  type Commitment,
  commitment,
  type Exposure,
  exposure,
  type OfferWithBid,
  withOwnBid,
} from '../../../domain/bidding/Exposure';
import {
  arrangedSections,
  type BidGroup,
  bidGroups,
  type BidSection,
  groupedBids,
  groupOfStanding,
  nearestRaises,
  type OwnBid,
  rowsToMove,
} from '../../../domain/bidding/OwnBid';
import { type BidChange, type SeenBid, seenBid, changesSinceSeen, seenBidAfter } from '../../../domain/bidding/SeenBid';
import { isAsListed } from '../../../domain/offers/list/BrowseQuestion';
import { summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { type OwnBidStanding, ownBidStanding } from '../../../domain/offers/OwnBidStanding';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { unseen } from '../../../domain/shared/Page';
import { Book } from '../../book/Book';
import { CountedRows } from '../../offers/list/CountedRows';
import { OfferLists } from '../../offers/list/OfferLists';
import { WholeLists } from '../../offers/list/WholeLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import type { Cancel } from '../../ports/Clock';
import { ArrangementStore } from '../../search/ArrangementStore';
import { together } from '../../shared/together';
import { OwnPurchases } from '../deal/OwnPurchases';

interface BidOnOffer {
  readonly offer: OfferWithBid;
  readonly amount: Money;
}

/**
 * The own bids. Their groups are as they should be, by what needs the dealer first, and as they are shown: while the dealer uses
 * the list, no row moves. On screen, the dealer may have refined them, and sorted the rows within each.
 */
@injectable()
export class OwnBids {
  /** Only bids with this standing are listed. Null for all bids. */
  standing: OwnBidStanding | null = null;
  shown: readonly BidSection[] = [];
  /** Computed offer by offer, because most pushes do not change what an offer binds. */
  private readonly commitments = computed(() => {
    const hashIds = new Set(summedAsWhole.flatMap(tab => [...this.rows.idsOf(tab)]));
    return Array.from(hashIds, hashId => computed(() => this.commitmentTo(hashId), { equals: compareStructural }));
  });
  private readonly held = computed(() => this.commitments.get().flatMap(one => one.get() ?? []));

  constructor(
    private readonly lists: OfferLists,
    private readonly rows: CountedRows,
    private readonly registry: OfferRegistry,
    private readonly purchases: OwnPurchases,
    private readonly book: Book,
    private readonly wholeLists: WholeLists,
    private readonly arrangements: ArrangementStore,
  ) {
    makeObservable(this, {
      standing: observable,
      shown: observableRef,
      wanted: computedStruct,
      counts: computedStruct,
      nearestRaises: computedStruct,
      onScreen: computed,
      rowsToMove: computed,
      seenBids: computed,
      reordered: action,
      orderKept: action,
    });
  }

  get wanted(): readonly BidSection[] {
    const groups = groupedBids(this.bids);
    return bidGroups.map(group => ({ group, ids: groups[group].map(({ offer }) => offer.hashId) }));
  }

  /** Whether all own bids are held. A part of them would be a smaller number than that of the landing page. */
  get areCounted(): boolean {
    return this.rows.isWhole('ownBids');
  }

  /** How many of the held own bids each group has, whatever is listed. */
  get counts(): ReadonlyMap<BidGroup, number> {
    const counts = new Map<BidGroup, number>();
    for (const hashId of this.rows.idsOf('ownBids')) {
      const offer = this.registry.get(hashId);
      if (!offer) continue;
      const group = groupOfStanding[ownBidStanding(offer, this.purchases.of(offer))];
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    return counts;
  }

  /** The outbid offers to raise first, whatever is listed. */
  get nearestRaises(): ReadonlySet<HashId> {
    const held = [...this.rows.idsOf('ownBids')].flatMap(hashId => this.registry.get(hashId) ?? []);
    return nearestRaises(held.map(offer => ({ offer, limit: this.book.held.get('limits', offer.hashId) ?? null })));
  }

  /**
   * What the bids and deals bind after these bids. Null until all own bids and deals are held, because a part of them would be a
   * smaller sum. The time is an argument, because MobX does not notice that it passes. Observable.
   */
  exposure(now: Instant, bids: readonly BidOnOffer[] = []): Exposure | null {
    if (!summedAsWhole.every(tab => this.rows.isWhole(tab))) return null;
    const placed = bids.map(({ offer, amount }) => {
      const purchase = this.purchases.of(offer);
      return commitment(withOwnBid(offer, amount), { placedAt: now, purchase });
    });
    const others = this.held.get().filter(({ hashId }) => placed.every(bid => bid.hashId !== hashId));
    return exposure([...others, ...placed], now);
  }

  get onScreen(): readonly BidSection[] {
    return this.arranged(this.shown, this.arrangements.of('ownBids')?.ids);
  }

  get rowsToMove(): number {
    return rowsToMove(this.onScreen, this.arranged(this.wanted, this.arrangements.wantedIds('ownBids')));
  }

  /** What changed since the dealer last left the list. Empty if it is not known. */
  changesSinceSeen(offer: Offer): readonly BidChange[] {
    return changesSinceSeen(this.book.held.get('seenBids', offer.hashId), seenBid(offer, this.purchases.of(offer)));
  }

  /** What the dealer sees of each listed offer, by its hash id. */
  get seenBids(): readonly { readonly key: HashId; readonly value: SeenBid }[] {
    return this.bids.map(({ offer, purchase }) => {
      const { hashId: key } = offer;
      return { key, value: seenBidAfter(this.book.held.get('seenBids', key), seenBid(offer, purchase)) };
    });
  }

  /** Runs until it is cancelled. Fetches the further pages too, because a group is only complete with them. */
  run(standing: OwnBidStanding | null): Cancel {
    const list = this.lists.of('ownBids');
    // The dealer's limits are part of the order.
    void this.book.hold();
    runInAction(() => {
      this.standing = standing;
      this.reordered();
    });
    return together(
      reaction(
        () => [this.wanted, list.place.isInUse && this.shown.length > 0] as const,
        ([, isOrderKept]) => (isOrderKept ? this.orderKept() : this.reordered()),
      ),
      this.wholeLists.loadOn('ownBids'),
      () => list.place.useChanged(false),
    );
  }

  /** Notes what the dealer saw of each bid, so that the next visit shows what changed. */
  left(): void {
    const changed = this.seenBids.filter(
      ({ key, value }) => !compareStructural(this.book.held.get('seenBids', key), value),
    );
    if (changed.length > 0) void this.book.put('seenBids', changed);
  }

  /** The rows on screen take the wanted order. */
  reordered(): void {
    this.show(this.wanted);
  }

  /** The order of the rows on screen stays: rows that left the list disappear, and new rows come last. */
  orderKept(): void {
    const list = this.lists.of('ownBids');
    const remaining = this.shown.map(({ group, ids }) => ({ group, ids: ids.filter(id => list.holds(id)) }));
    const listed = new Set(remaining.flatMap(({ ids }) => ids));
    const added = unseen(
      this.wanted.flatMap(({ ids }) => ids),
      listed,
    );
    const before = remaining.find(({ group }) => group === 'arrived')?.ids ?? [];
    this.show([
      ...remaining.filter(({ group }) => group !== 'arrived'),
      { group: 'arrived', ids: [...before, ...added] },
    ]);
  }

  /** Views of an unchanged section do not render again, because it stays the same object. */
  private show(sections: readonly BidSection[]): void {
    const next = sections
      .filter(({ ids }) => ids.length > 0)
      .map(section => this.shown.find(other => isSame(other, section)) ?? section);
    const isUnchanged = next.length === this.shown.length && next.every((section, at) => section === this.shown[at]);
    if (!isUnchanged) this.shown = next;
  }

  private commitmentTo(hashId: HashId): Commitment | null {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    const placedAt = this.book.held.get('placedBids', hashId)?.placedAt ?? null;
    return commitment(offer, { placedAt, purchase: this.purchases.of(offer) });
  }

  private arranged(sections: readonly BidSection[], ids: readonly HashId[] = []): readonly BidSection[] {
    const { question } = this.lists.of('ownBids');
    return isAsListed(question) ? sections : arrangedSections(sections, ids, question.order !== null);
  }

  private get bids(): readonly OwnBid[] {
    return this.lists.of('ownBids').ids.flatMap(hashId => {
      const offer = this.registry.get(hashId);
      if (!offer) return [];
      const purchase = this.purchases.of(offer);
      const group = groupOfStanding[ownBidStanding(offer, purchase)];
      const isListed = this.standing === null || group === groupOfStanding[this.standing];
      return isListed ? [{ offer, limit: this.book.held.get('limits', hashId) ?? null, purchase }] : [];
    });
  }
}

const isSame = (one: BidSection, other: BidSection): boolean =>
  one.group === other.group && one.ids.length === other.ids.length && one.ids.every((id, at) => id === other.ids[at]);
