import { injectable } from 'inversify';
import { observable, reaction, runInAction } from 'mobx';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import { TypedInput } from '../../drafts/TypedInput';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { PressStore } from '../press/PressStore';
import { ActionBars } from './ActionBars';

/** Opens the details of offers of a table: of one at a time beside it, or below each row. */
@injectable()
export class OpenRow {
  /** At most one. A set, so that a row observes only whether it is this one. */
  private readonly beside = observable.set<HashId>();

  constructor(
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly presses: PressStore,
    private readonly input: TypedInput,
  ) {
    // A panel never comes back by itself: the dealer would take it for that of another row.
    reaction(
      () => lists.visible,
      () => this.closeAll(),
    );
  }

  /** The offer whose details are beside the table of the list, if that is the visible one. Observable. */
  openIn(tab: OfferTab): HashId | null {
    if (this.lists.visible !== tab) return null;
    return [...this.beside].find(hashId => this.bars.isExpanded(hashId)) ?? null;
  }

  isBeside(hashId: HashId): boolean {
    return this.beside.has(hashId) && this.bars.isExpanded(hashId);
  }

  /** Whether the details have something that the dealer has not finished: typed input, or a press and what became of it. */
  isInWork(hashId: HashId): boolean {
    const offer = this.registry.get(hashId);
    return (
      this.presses.stepOf(hashId).step !== 'idle' ||
      typedFields.some(collection => this.input.valueOf(collection, hashId) !== undefined) ||
      (offer !== undefined && this.bars.isThanking(offer))
    );
  }

  /** Opens the details of this offer, and of no other one, beside the table. */
  execute(hashId: HashId): void {
    runInAction(() => {
      for (const other of this.beside) if (other !== hashId) this.close(other);
      this.beside.add(hashId);
      this.add(hashId);
    });
  }

  /** Opens the details below the row. Those of other offers stay. */
  add(hashId: HashId): void {
    this.change(hashId, 'expanded');
  }

  close(hashId: HashId): void {
    runInAction(() => {
      this.beside.delete(hashId);
      this.change(hashId, 'collapsed');
    });
  }

  private closeAll(): void {
    for (const hashId of this.beside) this.close(hashId);
  }

  private change(hashId: HashId, event: 'expanded' | 'collapsed'): void {
    const offer = this.registry.get(hashId);
    if (offer) this.bars.happened(offer, event);
  }
}

const typedFields = ['typedBids', 'transportNotes', 'typedMessages'] as const;
