import { runInAction } from 'mobx';
import type { DraftKind } from '../../domain/book/DraftExpiry';
import type { HashId } from '../../domain/offers/Offer';
import type { DealerDrafts } from './DealerDrafts';

interface OfferDraftsOptions {
  readonly drafts: DealerDrafts;
  /** Starts the key of each draft; the offer's hash id follows. */
  readonly prefix: `${DraftKind} `;
  /** The value to store for an offer; null if nothing was typed. */
  readonly typed: (hashId: HashId) => unknown;
  /** Puts a stored value back into its field. The field is empty if there is none or it is unusable. */
  readonly restored: (hashId: HashId, stored: unknown) => void;
}

/**
 * Unsent input for offers outlives a reload, and the other tabs show it. Each offer has its own draft, because tabs may
 * edit different offers.
 */
export class OfferDrafts {
  private restoring: Promise<void> | null = null;

  constructor(private readonly options: OfferDraftsOptions) {}

  execute(hashId: HashId): void {
    const { drafts, prefix, typed } = this.options;
    drafts.keepSoon(`${prefix}${hashId}`, () => typed(hashId));
  }

  /** The input of an offer was sent. The field shows what another tab has stored since. */
  protected async sent(hashId: HashId, isSent: (stored: unknown) => boolean): Promise<void> {
    const { drafts, prefix, typed, restored } = this.options;
    // A value that was typed since stays, and is stored in a moment.
    if (typed(hashId) !== null) return;
    await drafts.discard(`${prefix}${hashId}`, isSent);
    const stored = await drafts.read(`${prefix}${hashId}`);
    runInAction(() => {
      if (typed(hashId) === null) restored(hashId, stored);
    });
  }

  /** Restores all drafts once per page load, and follows the other tabs. A value that was typed since stays. */
  restore(): Promise<void> {
    this.restoring ??= this.restoreAll();
    return this.restoring;
  }

  private async restoreAll(): Promise<void> {
    const { drafts, prefix, typed, restored } = this.options;
    drafts.follow(prefix, (hashId, value) => runInAction(() => restored(hashId as HashId, value)));
    const stored = [...(await drafts.readAll(prefix))] as [HashId, unknown][];
    runInAction(() => {
      for (const [hashId, value] of stored) {
        if (typed(hashId) !== null) continue;
        restored(hashId, value);
        if (typed(hashId) !== null) drafts.restored(`${prefix}${hashId}`, value);
      }
    });
  }
}
