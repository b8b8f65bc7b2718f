import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import { asksSame, type BrowseQuestion, defaultQuestion } from '../../../domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import { success } from '../../../domain/shared/Result';
import { Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { List } from '../../shared/List';
import { OfferRegistry } from '../OfferRegistry';

/** One of the dealer's lists of offers. The offers themselves are in the `OfferRegistry`. */
export type OfferList = List<HashId, BrowseQuestion, OfferTab>;

/** The visible tiles: `from` inclusive, `to` exclusive. */
export interface VisibleTiles {
  readonly tab: OfferTab;
  /** A snapshot of the shown order. */
  readonly ids: readonly HashId[];
  readonly from: number;
  readonly to: number;
  /** The tiles of which at least half is visible at the moment of the call. By default, all visible tiles. */
  readonly half?: () => { readonly from: number; readonly to: number };
}

/** How many tiles on either side of the visible ones are near. */
const NEAR = 24;

/** The lists, the visible list and the open offer. */
@injectable()
export class OfferLists {
  visible: OfferTab | null = null;
  openOffer: HashId | null = null;
  /** The pages of the visible list to which the rows on or near the screen belong, counted from 1, the top row's first. */
  pagesOnScreen: readonly number[] = [1];
  private sight: VisibleTiles | null = null;

  private readonly lists: ReadonlyMap<OfferTab, OfferList>;
  private readonly countries = observable.map<OfferTab, readonly string[]>(undefined, { deep: false });

  constructor(
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly clock: Clock,
  ) {
    this.lists = new Map(offerTabs.map(tab => [tab, this.listOf(tab)]));
    makeAutoObservable<this, 'lists' | 'countries' | 'offers' | 'registry' | 'clock'>(
      this,
      { lists: false, countries: false, offers: false, registry: false, clock: false },
      { deep: false },
    );
  }

  of(tab: OfferTab): OfferList {
    return this.lists.get(tab)!;
  }

  get all(): readonly OfferList[] {
    return offerTabs.map(tab => this.of(tab));
  }

  /** The countries to offer in the filter of a list. */
  countriesOf(tab: OfferTab): readonly string[] {
    return this.countries.get(tab) ?? [];
  }

  private listOf(tab: OfferTab): OfferList {
    const list: OfferList = new List({
      tab,
      question: defaultQuestion,
      clock: this.clock,
      fitsSame: (one, other) => asksSame({ ...one, page: 1 }, { ...other, page: 1 }),
      ask: (pages, signal, take) =>
        this.registry.ask(
          () => Promise.all(pages.map(page => this.offers.list(tab, { ...list.question, page }, signal))),
          (answers, merge) =>
            take(
              answers.map(answer => {
                if (!answer.ok) return answer;
                const { offers, availableCountries, ...numbers } = answer.value;
                const keep = (): void => {
                  merge(this.registry.listed(tab, offers));
                  if (availableCountries) this.countries.set(tab, availableCountries);
                };
                return success({ ...numbers, ids: offers.map(({ hashId }) => hashId), keep });
              }),
            ),
        ),
    });
    return list;
  }

  /** A deal was opened or archived, so the lists that contain deals are outdated. */
  dealMoved(): void {
    for (const tab of ['inRealization', 'archived'] as const) this.of(tab).outdated();
  }

  shown(tab: OfferTab | null): void {
    this.visible = tab;
  }

  /** Call this when a list page unmounts. The next page may have no list and may not call `screenOpened`. */
  left(tab: OfferTab): void {
    if (this.visible === tab) this.visible = null;
  }

  /** A screen without a list was opened. */
  screenOpened(): void {
    this.visible = null;
  }

  rowsShown(pages: readonly number[]): void {
    this.pagesOnScreen = pages;
  }

  tilesVisible(sight: VisibleTiles): void {
    this.sight = sight;
  }

  /** The visible list in its order on screen, as its view has registered it by `tilesVisible`. Empty without a list. */
  get idsOnScreen(): readonly HashId[] {
    return this.sight !== null && this.sight.tab === this.visible ? this.sight.ids : [];
  }

  /** The visible tiles, also while an offer is open over them. */
  get tilesInSight(): readonly HashId[] {
    return this.sight === null ? [] : this.idsOnScreen.slice(this.sight.from, this.sight.to);
  }

  get tilesHalfInSight(): readonly HashId[] {
    if (this.sight === null) return [];
    const { from, to } = this.sight.half?.() ?? this.sight;
    return this.idsOnScreen.slice(from, to);
  }

  /** The visible tiles, those around them, and the open offer. */
  get nearSight(): readonly HashId[] {
    return this.nearInBlocks(1);
  }

  /** The same, with as many tiles before and after as fill blocks of `size`: they change seldom while a list scrolls. */
  nearInBlocks(size: number): readonly HashId[] {
    const { sight, openOffer, idsOnScreen } = this;
    if (sight === null) return openOffer === null ? [] : [openOffer];
    const from = Math.floor(Math.max(0, sight.from - NEAR) / size) * size;
    const near = idsOnScreen.slice(from, Math.ceil((sight.to + NEAR) / size) * size);
    return openOffer === null ? near : [...near, openOffer];
  }

  /** The dealer has left an opened offer. Its list scrolls if the offer is out of sight. */
  returnedTo(hashId: HashId): void {
    if (this.visible === null || this.isInSight(hashId)) return;
    const list = this.of(this.visible);
    if (list.holds(hashId)) list.place.toTile({ hashId, above: 0 });
  }

  /** Whether the offer is open or among the visible tiles. The window itself may be hidden. */
  isInSight(hashId: HashId): boolean {
    if (this.openOffer !== null) return this.openOffer === hashId;
    return this.tilesInSight.includes(hashId);
  }

  offerOpened(hashId: HashId): void {
    this.openOffer = hashId;
  }

  offerClosed(hashId: HashId): void {
    if (this.openOffer === hashId) this.openOffer = null;
  }
}
