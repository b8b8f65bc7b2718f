import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { isHashId, type Offer } from '../../../domain/offers/Offer';
import { DealerVisitStorage } from '../../session/DealerVisitStorage';
import { ActionBars } from './ActionBars';

const KEY = 'expandedRows';

/** Expands and collapses rows, and keeps them expanded over a reload of this tab. */
@injectable()
export class KeepExpandedRows {
  private isBegun = false;

  constructor(
    private readonly storage: DealerVisitStorage,
    private readonly bars: ActionBars,
  ) {}

  toggle(offer: Offer): void {
    this.bars.happened(offer, this.bars.isExpanded(offer.hashId) ? 'collapsed' : 'expanded');
  }

  /** Only the first call has an effect. */
  execute(): void {
    if (this.isBegun) return;
    this.isBegun = true;
    const kept = this.storage.read(KEY);
    if (Array.isArray(kept)) this.bars.rowsExpandedBefore(kept.filter(isHashId));
    reaction(
      () => this.bars.expandedRows,
      hashIds => this.storage.keep(KEY, hashIds),
      { equals: (before, now) => before.join() === now.join() },
    );
  }
}
