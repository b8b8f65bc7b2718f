import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { type HideReason, type HideUntil, newHiddenOffer, mayBeHidden } from '../../../domain/offers/HiddenOffer';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { Book } from '../../book/Book';
import { Clock } from '../../ports/Clock';
import { HiddenOffers } from './HiddenOffers';
import { HiddenStore } from './HiddenStore';

/** Hides an offer from the browse list and from every notice. It can be undone, and the offer can be shown again. */
@injectable()
export class HideOffer {
  constructor(
    private readonly book: Book,
    private readonly hiddenOffers: HiddenOffers,
    private readonly store: HiddenStore,
    private readonly clock: Clock,
  ) {}

  execute(offer: Offer, { reason, until }: { readonly reason: HideReason; readonly until: HideUntil }): void {
    if (!mayBeHidden(offer)) return;
    const hidden = newHiddenOffer(offer, reason, until, this.clock.now());
    const before = this.hiddenOffers.recordOf(offer.hashId) ?? null;
    runInAction(() => {
      this.store.hid({ hidden, before });
      void this.book.change('hidden', offer.hashId, () => hidden);
    });
  }

  undo(): void {
    const { last } = this.store;
    if (!last) return;
    runInAction(() => {
      this.store.undoEnded();
      void this.book.change('hidden', last.hidden.hashId, () => last.before);
    });
  }

  /** The offer stays hidden. */
  endUndo(): void {
    this.store.undoEnded();
  }

  showAgain(hashId: HashId): void {
    runInAction(() => {
      if (this.store.last?.hidden.hashId === hashId) this.store.undoEnded();
      void this.book.change('hidden', hashId, () => null);
    });
  }
}
