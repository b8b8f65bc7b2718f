import { injectable } from 'inversify';
import { computedStruct, makeAutoObservable, reaction } from 'mobx';
import { type BoardPlace, boardPlace } from '../../domain/board/BoardColumn';
import type { HashId } from '../../domain/offers/Offer';
import { pagesBetween } from '../../domain/shared/Page';
import { OfferLists } from '../offers/list/OfferLists';
import { WholeLists } from '../offers/list/WholeLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';

export type Places = { readonly [Place in BoardPlace]: readonly HashId[] };

/** The places of the deals on the board: as they should be, and as they are on screen. */
@injectable()
export class DealBoard {
  private kept: ReadonlyMap<HashId, BoardPlace> = new Map();

  constructor(
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly wholeLists: WholeLists,
  ) {
    makeAutoObservable(this, { wanted: computedStruct, shown: computedStruct }, { deep: false });
  }

  /** Shows all deals on the board. While the dealer uses it, no deal moves. Runs until it is cancelled. */
  run(): Cancel {
    const list = this.lists.of('inRealization');
    this.rearranged();
    const leave = this.wholeLists.show('inRealization');
    return together(
      this.wholeLists.keepCurrent('inRealization'),
      reaction(
        () => [this.wanted, list.place.isInUse] as const,
        ([, isKept]) => (isKept ? this.arrangementKept() : this.rearranged()),
      ),
      // All deals are on the board, so all their pages are on screen.
      reaction(
        () => list.nextPage,
        next => this.lists.rowsShown(pagesBetween(1, Math.max(1, next - 1))),
        { fireImmediately: true },
      ),
      // So that an opened deal has a next and a previous one.
      reaction(
        () => Object.values(this.shown).flat(),
        ids => this.lists.tilesVisible({ tab: 'inRealization', ids, from: 0, to: ids.length }),
        { fireImmediately: true },
      ),
      () => list.place.useChanged(false),
      leave,
    );
  }

  /** Each deal with its place, in the order of the list. */
  get wanted(): readonly (readonly [hashId: HashId, place: BoardPlace])[] {
    return this.lists.of('inRealization').ids.flatMap(hashId => {
      const deal = this.registry.get(hashId)?.deal;
      return deal ? [[hashId, boardPlace(deal)] as const] : [];
    });
  }

  get shown(): Places {
    const places: { readonly [Place in BoardPlace]: HashId[] } = {
      bought: [],
      contract: [],
      transport: [],
      pickup: [],
      invoice: [],
      done: [],
    };
    for (const [hashId, place] of this.wanted) places[this.kept.get(hashId) ?? place].push(hashId);
    return places;
  }

  /** How many deals are on screen in another place than the one they have reached. */
  get toMove(): number {
    return this.wanted.filter(([hashId, place]) => (this.kept.get(hashId) ?? place) !== place).length;
  }

  /** The deals move to the places that they have reached. */
  rearranged(): void {
    this.kept = new Map(this.wanted);
  }

  /** The dealer uses the board: deals on it stay where they are, and new ones are added. */
  arrangementKept(): void {
    this.kept = new Map(this.wanted.map(([hashId, place]) => [hashId, this.kept.get(hashId) ?? place]));
  }
}
