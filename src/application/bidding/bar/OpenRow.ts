import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBars } from './ActionBars';

/** Opens the details of offers of a list: of one at a time beside it, or below each row. */
@injectable()
export class OpenRow {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBars) private readonly bars: ActionBars,
  ) {}

  /** The offer of the list whose details are open. Observable. */
  openIn(tab: OfferTab): HashId | null {
    const list = this.lists.of(tab);
    // The ids are observed, and what holds them is not. An open offer may arrive in the list later.
    if (list.ids.length === 0) return null;
    return this.bars.expandedRows.findLast(hashId => list.holds(hashId)) ?? null;
  }

  isOpen(hashId: HashId): boolean {
    return this.bars.isExpanded(hashId);
  }

  /** Opens the details of this offer, and of no other one of the list. */
  execute(tab: OfferTab, hashId: HashId): void {
    const list = this.lists.of(tab);
    runInAction(() => {
      for (const other of this.bars.expandedRows) if (other !== hashId && list.holds(other)) this.close(other);
      this.add(hashId);
    });
  }

  /** The details of other offers stay. */
  add(hashId: HashId): void {
    this.change(hashId, 'expanded');
  }

  close(hashId: HashId): void {
    this.change(hashId, 'collapsed');
  }

  private change(hashId: HashId, event: 'expanded' | 'collapsed'): void {
    const offer = this.registry.get(hashId);
    if (offer) this.bars.happened(offer, event);
  }
}
