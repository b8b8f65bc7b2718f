import { injectable } from 'inversify';
import { computedStruct, makeAutoObservable } from 'mobx';
import { type BoardPlace, boardPlace } from '../../domain/board/BoardColumn';
import type { HashId } from '../../domain/offers/Offer';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';

export type Places = { readonly [Place in BoardPlace]: readonly HashId[] };

/** The places of the deals on the board: as they should be, and as they are on screen. */
@injectable()
export class DealBoard {
  private kept: ReadonlyMap<HashId, BoardPlace> = new Map();

  constructor(
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
  ) {
    makeAutoObservable<this, 'lists' | 'registry'>(
      this,
      { wanted: computedStruct, shown: computedStruct, lists: false, registry: false },
      { deep: false },
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
