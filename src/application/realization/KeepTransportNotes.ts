import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { TransportNoteStore } from './TransportNoteStore';

const PLACES = 'transport ';

/** Notes typed and not sent outlive a reload; each offer's is kept apart, as another may be typed in another tab. */
@injectable()
export class KeepTransportNotes {
  private restored: Promise<void> | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(TransportNoteStore) private readonly notes: TransportNoteStore,
  ) {}

  execute(hashId: HashId): void {
    this.drafts.keepSoon(PLACES + hashId, () => this.notes.noteFor(hashId) || null);
  }

  /** Once for as long as the page lives; what was typed since stays. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  private async bringBack(): Promise<void> {
    const kept = await this.drafts.readAll(PLACES);
    runInAction(() => {
      for (const [hashId, note] of kept) {
        const isTyped = this.notes.noteFor(hashId as HashId) !== '';
        if (!isTyped && typeof note === 'string') this.notes.noteTyped(hashId as HashId, note);
      }
    });
  }
}
