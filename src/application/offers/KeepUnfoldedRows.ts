import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { ActionBarStore } from '../bidding/ActionBarStore';
import { DealerVisitNotes } from '../session/DealerVisitNotes';

const NOTE = 'unfoldedRows';

/** Keeps rows expanded over a reload of this tab. */
@injectable()
export class KeepUnfoldedRows {
  private isBegun = false;

  constructor(
    @inject(DealerVisitNotes) private readonly notes: DealerVisitNotes,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  /** Only the first call has an effect. */
  execute(): void {
    if (this.isBegun) return;
    this.isBegun = true;
    const kept = this.notes.read(NOTE);
    if (Array.isArray(kept)) this.bars.rowsUnfoldedBefore(kept.filter(isHashId));
    reaction(
      () => this.bars.unfoldedRows,
      hashIds => this.notes.keep(NOTE, hashIds),
      { equals: (before, now) => before.join() === now.join() },
    );
  }
}

const isHashId = (value: unknown): value is HashId => typeof value === 'string';
