import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { TransportNoteStore } from './TransportNoteStore';

const PLACE = 'transports';
/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

/** Notes typed and not sent outlive a reload. */
@injectable()
export class KeepTransportNotes {
  private waiting: Cancel = () => {};
  private restored: Promise<void> | null = null;

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TransportNoteStore) private readonly notes: TransportNoteStore,
  ) {}

  execute(): void {
    this.waiting();
    this.waiting = this.clock.after(PAUSE, () => void this.keep());
  }

  /** Once for as long as the page lives; what was typed since stays. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  private async keep(): Promise<void> {
    // The notes of other offers must have come back first, or they would be lost here.
    await this.restore();
    // A draft kept while the dealer leaves would outlive the removal of their data.
    if (!this.session.dealer || this.session.leaving) return;
    await this.drafts.keep(this.session.draftsKey, PLACE, this.notes.typed);
  }

  private async bringBack(): Promise<void> {
    const kept = await this.drafts.read(this.session.draftsKey, PLACE);
    if (typeof kept !== 'object' || kept === null) return;
    runInAction(() => {
      for (const [hashId, note] of Object.entries(kept)) {
        const isTyped = this.notes.noteFor(hashId as HashId) !== '';
        if (!isTyped && typeof note === 'string') this.notes.noteTyped(hashId as HashId, note);
      }
    });
  }
}
