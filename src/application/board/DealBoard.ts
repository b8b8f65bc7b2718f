import { inject, injectable } from 'inversify';
import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import { type BoardColumn, boardColumn } from '../../domain/board/BoardColumn';
import type { HashId } from '../../domain/offers/Offer';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';

export type Columns = { readonly [Column in BoardColumn]: readonly HashId[] };

/** The columns of the deal board: as they should be, and as they are on screen. */
@injectable()
export class DealBoard {
  private kept: ReadonlyMap<HashId, BoardColumn> = new Map();

  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
  ) {
    makeAutoObservable<this, 'kept' | 'lists' | 'registry'>(this, {
      kept: observableRef,
      wanted: computedStruct,
      shown: computedStruct,
      lists: false,
      registry: false,
    });
  }

  /** Each deal with its column, in the order of the list. */
  get wanted(): readonly (readonly [hashId: HashId, column: BoardColumn])[] {
    return this.lists.of('inRealization').ids.flatMap(hashId => {
      const deal = this.registry.get(hashId)?.realization;
      return deal ? [[hashId, boardColumn(deal)] as const] : [];
    });
  }

  get shown(): Columns {
    const columns: { readonly [Column in BoardColumn]: HashId[] } = {
      bought: [],
      contract: [],
      transport: [],
      pickup: [],
      invoice: [],
    };
    for (const [hashId, column] of this.wanted) columns[this.kept.get(hashId) ?? column].push(hashId);
    return columns;
  }

  /** How many deals are on screen in another column than the one they have reached. */
  get toMove(): number {
    return this.wanted.filter(([hashId, column]) => (this.kept.get(hashId) ?? column) !== column).length;
  }

  /** The deals move to the columns that they have reached. */
  rearranged(): void {
    this.kept = new Map(this.wanted);
  }

  /** The dealer uses the board: deals on it stay where they are, and new ones are added. */
  arrangementKept(): void {
    this.kept = new Map(this.wanted.map(([hashId, column]) => [hashId, this.kept.get(hashId) ?? column]));
  }
}
