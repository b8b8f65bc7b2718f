import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBarStore } from '../bar/ActionBarStore';
import { KeepTransportNotes } from '../bar/KeepTransportNotes';
import { TransportNoteStore } from '../bar/TransportNoteStore';

/** Shows that transport was ordered. */
@injectable()
export class CompleteTransport {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(TransportNoteStore) private readonly notes: TransportNoteStore,
    @inject(KeepTransportNotes) private readonly drafts: KeepTransportNotes,
  ) {}

  execute({ hashId }: Press): void {
    runInAction(() => {
      const { id, realization } = this.registry.get(hashId)!;
      this.registry.pushed({ id, hashId, realization: realization && { ...realization, speditionArranged: true } });
      this.bars.done(this.registry.get(hashId)!, 'transportOrdered');
      this.notes.noteTyped(hashId, '');
    });
    this.drafts.execute(hashId);
  }
}
