import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import { pagesBetween } from '../../domain/shared/Page';
import { OfferLists } from '../offers/list/OfferLists';
import { RefetchOutdated } from '../offers/list/RefetchOutdated';
import { ShowWholeList } from '../offers/list/ShowWholeList';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';
import { DealBoard } from './DealBoard';

/** Shows all deals on the board. While the dealer uses the board, no deal moves. */
@injectable()
export class ShowBoard {
  constructor(
    private readonly lists: OfferLists,
    private readonly showWholeList: ShowWholeList,
    private readonly refetchOutdated: RefetchOutdated,
    private readonly board: DealBoard,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const list = this.lists.of('inRealization');
    runInAction(() => this.board.rearranged());
    const leave = this.showWholeList.run('inRealization');
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
      () => list.useChanged(false),
      leave,
    );
  }
}
