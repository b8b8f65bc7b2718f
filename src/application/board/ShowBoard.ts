import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import { defaultQuestion } from '../../domain/offers/list/BrowseQuestion';
import { pagesBetween } from '../../domain/shared/Page';
import { Book } from '../book/Book';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { RefetchOutdated } from '../offers/list/RefetchOutdated';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';
import { DealBoard } from './DealBoard';

/** Shows all deals on the board. While the dealer uses the board, no deal moves. */
@injectable()
export class ShowBoard {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(RefetchOutdated) private readonly refetchOutdated: RefetchOutdated,
    @inject(Book) private readonly book: Book,
    @inject(DealBoard) private readonly board: DealBoard,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const list = this.lists.of('inRealization');
    // The dealer's check marks are in the book.
    void this.book.hold();
    runInAction(() => {
      this.lists.shown('inRealization');
      this.board.rearranged();
    });
    void this.loadOffers.show('inRealization', defaultQuestion);
    return together(
      this.refetchOutdated.run('inRealization'),
      reaction(
        () => [this.board.wanted, list.isInUse] as const,
        ([, isKept]) => (isKept ? this.board.arrangementKept() : this.board.rearranged()),
      ),
      // All deals are on the board, so all their pages are on screen.
      reaction(
        () => list.nextPage,
        next => this.lists.rowsShown(pagesBetween(1, Math.max(1, next - 1))),
        { fireImmediately: true },
      ),
      // So that an opened deal has a next and a previous one.
      reaction(
        () => Object.values(this.board.shown).flat(),
        ids => this.lists.tilesVisible({ tab: 'inRealization', ids, from: 0, to: ids.length }),
        { fireImmediately: true },
      ),
      reaction(
        () => list.mayContinue && list.status.step === 'idle',
        isDue => isDue && void this.loadOffers.continue('inRealization'),
        { fireImmediately: true },
      ),
      () => {
        runInAction(() => {
          list.useChanged(false);
          this.lists.left('inRealization');
        });
      },
    );
  }
}
