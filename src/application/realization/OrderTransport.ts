import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { offersTransport } from '../../domain/bidding/ActionBar';
import type { HashId } from '../../domain/offers/Offer';
import { isPickedUp } from '../../domain/realization/RealizationDetails';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { ActionBarStore } from '../bidding/ActionBarStore';
import { FindOutOutcome } from '../bidding/FindOutOutcome';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Transports } from '../ports/Transports';
import { KeepTransportNotes } from './KeepTransportNotes';
import { TransportNoteStore } from './TransportNoteStore';

@injectable()
export class OrderTransport {
  constructor(
    @inject(Transports) private readonly transports: Transports,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(TransportNoteStore) private readonly notes: TransportNoteStore,
    @inject(KeepTransportNotes) private readonly drafts: KeepTransportNotes,
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
  ) {}

  /** With the note as it was typed, which may be empty. */
  async execute(hashId: HashId): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer?.realization || isPickedUp(offer.realization) || !offersTransport(offer)) return;
    if (this.bars.isLocked(hashId)) return;
    this.bars.sent(offer, 'transport');
    const answer = await this.transports.order(offer.id, this.notes.noteFor(hashId).trim());
    if (answer.ok) return this.ordered(hashId);
    if (!leavesOutcomeOpen(answer.failure)) return this.bars.failed(hashId, 'transport', answer.failure);
    this.bars.answerLost(hashId, 'transport');
    const now = await this.findOut.execute(hashId);
    if (now?.realization?.speditionArranged) return this.ordered(hashId);
    this.bars.failed(hashId, 'transport', { reason: now ? 'notArrived' : 'outcomeUnknown' });
  }

  private ordered(hashId: HashId): void {
    runInAction(() => {
      const { id, realization } = this.registry.get(hashId)!;
      this.registry.pushed({ id, hashId, realization: realization && { ...realization, speditionArranged: true } });
      this.bars.done(this.registry.get(hashId)!, 'transportOrdered');
      this.notes.noteTyped(hashId, '');
    });
    this.drafts.execute(hashId);
  }
}
