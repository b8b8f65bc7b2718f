import { injectable } from 'inversify';
import { reaction, runInAction, when } from 'mobx';
import { type Raise, raiseSettled, raisesReloaded } from '../../../domain/bidding/RaiseList';
import { RAISES } from '../../../domain/book/BookRecord';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { RereadOffer } from '../../offers/RereadOffer';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';
import { FollowPress } from '../press/FollowPress';
import { KeepPresses } from '../press/KeepPresses';
import { RaiseListStore } from './RaiseListStore';

/**
 * Stores the list of raises from the press until it is closed. If a sign-out or a reload interrupts it, the next page says
 * what was placed. A lock keeps another tab from showing a list that is still being placed.
 */
@injectable()
export class KeepRaises {
  constructor(
    private readonly store: RaiseListStore,
    private readonly book: Book,
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
    private readonly presses: KeepPresses,
    private readonly follow: FollowPress,
    private readonly reread: RereadOffer,
  ) {}

  untilClosed(): void {
    void this.lock(() => this.keepUntilClosed());
  }

  /** Opens the list that was interrupted, and ticks what was not placed. Nothing is sent. */
  restore(): void {
    void this.lock(async hasLock => {
      // Another tab may be placing this list. It stays stored for the next page.
      if (!hasLock) return;
      const list = raisesReloaded((await this.book.find('raises', RAISES)) ?? []);
      const raises: Raise[] = [];
      for (const raise of list.raises) raises.push(await this.checked(raise));
      if (raises.length === 0 || this.store.list || !this.session.isSignedIn) return;
      runInAction(() => this.store.listRestored({ ...list, raises }));
      await this.keepUntilClosed();
    });
  }

  private lock(work: (hasLock: boolean) => Promise<void>): Promise<boolean> {
    return this.locks.lockIfFree(`raises ${this.session.dealerKey}`, work);
  }

  private async keepUntilClosed(): Promise<void> {
    const stop = reaction(
      () => this.store.list,
      list => void this.book.keep('raises', RAISES, list?.raises ?? null),
      { fireImmediately: true },
    );
    await when(() => this.store.list === null);
    stop();
  }

  /** A bid that was under way is checked, unless its outcome became known before this list could note it. */
  private async checked(raise: Raise): Promise<Raise> {
    const { hashId, amount, state } = raise;
    if (state.kind !== 'outcomeOpen') return raise;
    const stored = await this.presses.read(hashId);
    const press = stored.ok ? stored.value : undefined;
    const isOpen = press?.action === 'bid' && press.amount === amount;
    const offer = isOpen ? undefined : await this.reread.execute(hashId);
    if (offer) return raiseSettled(raise, offer);
    const itself = { hashId, action: 'bid', amount, ownBidBefore: 0 as Money } as const;
    void this.follow.execute(press ?? itself, press?.state);
    return raise;
  }
}
