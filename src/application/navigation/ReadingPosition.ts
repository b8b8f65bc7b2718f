import { injectable } from 'inversify';
import { reaction, runInAction, when } from 'mobx';
import { toSearch } from '../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { Instant } from '../../domain/shared/Instant';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { DealerVisitStorage } from '../session/DealerVisitStorage';
import type { ReadingPlace, TopTile } from '../shared/ReadingPlace';
import { together } from '../shared/together';

const KEY = 'place';
/** More pages than this are not restored, because fetching them takes longer than searching again. */
const MOST_PAGES = 25;

interface ScrolledList {
  readonly nextPage: number;
  readonly hasMore: boolean;
  readonly status: { readonly step: string };
  readonly lastFetchedAt: Instant | null;
  readonly ids: readonly unknown[];
  readonly place: ReadingPlace;
}

export interface ShownList {
  /** Identifies the list and its question. */
  readonly name: () => string;
  readonly list: ScrolledList;
  readonly more: () => Promise<void>;
}

interface Position {
  readonly name: string;
  readonly pages: number;
  readonly top: number;
  readonly topTile: TopTile | null;
  /** Number of tiles from `topTile` to the end. The list needs that many to scroll to the same position. */
  readonly below: number;
}

/** The scroll position of the list on screen, over a reload of this tab. */
@injectable()
export class ReadingPosition {
  private shown: ShownList | null = null;
  private isBusy = false;
  private stopWaiting: Cancel = () => undefined;

  constructor(
    private readonly storage: DealerVisitStorage,
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
    private readonly window: BrowserWindow,
  ) {}

  /** Keeps the position when the page is left, also that of the visible list of offers. Runs until it is cancelled. */
  run(): Cancel {
    let leave: Cancel = () => {};
    const stopListening = this.window.onUse(() => {
      this.busy();
      stopListening();
    });
    return together(
      () => leave(),
      stopListening,
      reaction(
        () => this.lists.visible,
        visible => {
          leave();
          leave = visible === null ? () => {} : this.offersShown(visible);
        },
        { fireImmediately: true },
      ),
      this.window.onLeave(() => this.keep()),
    );
  }

  /**
   * Restores the position if this is the first list after a reload and the same list as before. The returned function leaves
   * the list.
   */
  shows(shown: ShownList): Cancel {
    this.stopWaiting();
    this.shown = shown;
    const position = this.takeStored();
    if (position?.name === shown.name()) this.whenRead(shown, () => void this.returnTo(position, shown));
    return () => {
      if (this.shown !== shown) return;
      this.shown = null;
      this.stopWaiting();
    };
  }

  private offersShown(tab: OfferTab): Cancel {
    const list = this.lists.of(tab);
    const name = () => `${tab} ${list.question.paging} ${toSearch(list.question)}`;
    return this.shows({ name, list, more: () => this.loadOffers.more(tab) });
  }

  /** The dealer started to interact, so nothing may scroll by itself any more. */
  private busy(): void {
    this.isBusy = true;
    this.stopWaiting();
  }

  private keep(): void {
    if (!this.shown) return;
    const { name, list } = this.shown;
    const { nextPage, place } = list;
    const { scrollTop: top, topTile } = place;
    const position: Position = {
      name: name(),
      pages: nextPage - 1,
      top,
      topTile,
      below: tilesFrom(topTile, list),
    };
    if (position.top > 0 && position.pages <= MOST_PAGES) this.storage.keep(KEY, position);
  }

  /** Runs `goOn` once the list is loaded. The wait ends without it when the list is left or the dealer interacts. */
  private whenRead({ list }: ShownList, goOn: () => void): void {
    this.stopWaiting = when(() => list.lastFetchedAt !== null && list.status.step === 'idle', goOn);
  }

  private async returnTo({ pages, top, topTile, below }: Position, shown: ShownList): Promise<void> {
    const { list, more } = shown;
    const isWanted = () => this.shown === shown && !this.isBusy && list.place.scrollTop === 0;
    const isShort = () => list.nextPage <= pages || tilesFrom(topTile, list) < below;
    while (isWanted() && list.hasMore && isShort()) {
      const { nextPage } = list;
      await more();
      // The page failed to load. The list shows the error.
      if (list.nextPage === nextPage) return;
    }
    if (!isWanted()) return;
    runInAction(() => {
      list.place.toTop();
      list.place.scrolledTo(top, topTile);
    });
  }

  private takeStored(): Position | null {
    const position = this.storage.take(KEY);
    return isPosition(position) ? position : null;
  }
}

function tilesFrom(topTile: TopTile | null, { ids }: ScrolledList): number {
  return topTile ? ids.length - ids.indexOf(topTile.hashId) : 0;
}

function isPosition(kept: unknown): kept is Position {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('name' in kept && 'pages' in kept && 'top' in kept && 'topTile' in kept && 'below' in kept)) return false;
  const areNumbers = typeof kept.pages === 'number' && typeof kept.top === 'number' && typeof kept.below === 'number';
  return areNumbers && typeof kept.name === 'string' && (kept.topTile === null || isTopTile(kept.topTile));
}

function isTopTile(kept: unknown): kept is TopTile {
  if (typeof kept !== 'object' || kept === null || !('hashId' in kept && 'above' in kept)) return false;
  return typeof kept.hashId === 'string' && typeof kept.above === 'number';
}
