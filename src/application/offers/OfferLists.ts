import { makeAutoObservable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { type OfferTab, offerTabs } from '../../domain/offers/OfferTab';
import { OfferListStore } from './OfferListStore';

interface PageSpan {
  readonly first: number;
  readonly last: number;
}

/** The tiles from one place in a list until before another. */
interface Sight {
  readonly tab: OfferTab;
  /** As they are shown now, whatever comes or goes. */
  readonly ids: readonly HashId[];
  readonly from: number;
  readonly to: number;
}

/** The six lists, and which of them, and which offer, the dealer is looking at. */
export class OfferLists {
  visible: OfferTab | null = null;
  openOffer: HashId | null = null;
  /** A screen without a list is being fetched: what nobody looks at waits for it. */
  isScreenAwaited = false;
  /** The first tiles of this visit are on screen: what nobody looks at waits for them too. */
  areTilesDrawn = false;
  /** How many pages of the visible list the rows on screen and near it span, from 1. */
  pagesOnScreen: PageSpan = { first: 1, last: 1 };
  private sight: Sight | null = null;

  private readonly lists = new Map(offerTabs.map(tab => [tab, new OfferListStore(tab)]));

  constructor() {
    makeAutoObservable<this, 'lists' | 'sight'>(this, { lists: false, sight: false });
  }

  of(tab: OfferTab): OfferListStore {
    return this.lists.get(tab)!;
  }

  get all(): readonly OfferListStore[] {
    return offerTabs.map(tab => this.of(tab));
  }

  /** A deal was opened or archived: the lists that hold deals are outdated. */
  dealMoved(): void {
    for (const tab of ['inRealization', 'archived'] as const) this.of(tab).outdated();
  }

  shown(tab: OfferTab | null): void {
    this.visible = tab;
  }

  /** Some pages are no list, and do not say so. */
  left(tab: OfferTab): void {
    if (this.visible === tab) this.visible = null;
  }

  /** A screen that is none of the lists, fetched or on its way. */
  screenOpened({ isAwaited = false } = {}): void {
    this.visible = null;
    this.isScreenAwaited = isAwaited;
  }

  screenArrived(): void {
    this.isScreenAwaited = false;
  }

  tilesDrawn(): void {
    this.areTilesDrawn = true;
  }

  rowsShown(pages: PageSpan): void {
    this.pagesOnScreen = pages;
  }

  cameInSight(sight: Sight): void {
    this.sight = sight;
  }

  /** The dealer has it before them, if the window is. */
  isInSight(hashId: HashId): boolean {
    if (this.openOffer !== null) return this.openOffer === hashId;
    if (this.sight === null || this.sight.tab !== this.visible) return false;
    const { ids, from, to } = this.sight;
    return ids.slice(from, to).includes(hashId);
  }

  offerOpened(hashId: HashId): void {
    this.openOffer = hashId;
  }

  offerClosed(hashId: HashId): void {
    if (this.openOffer === hashId) this.openOffer = null;
  }
}
