import { inject, injectable } from 'inversify';
import { reaction, runInAction, when } from 'mobx';
import { type Raise, raisesInterrupted, raiseSettled, readRaises } from '../../../domain/bidding/RaiseList';
import type { Money } from '../../../domain/shared/Money';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { RereadOffer } from '../../offers/RereadOffer';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';
import { FollowPress } from '../press/FollowPress';
import { KeepPresses } from '../press/KeepPresses';
import { RaiseListStore } from './RaiseListStore';

const KEY = 'raises';

/**
 * Stores the list of raises from the press until it is closed. If a sign-out or a reload interrupts it, the next page says
 * what was placed. A lock keeps another tab from showing a list that is still being placed.
 */
@injectable()
export class KeepRaises {
  constructor(
    @inject(RaiseListStore) private readonly store: RaiseListStore,
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(TabLocks) private readonly locks: TabLocks,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(KeepPresses) private readonly presses: KeepPresses,
    @inject(FollowPress) private readonly follow: FollowPress,
    @inject(RereadOffer) private readonly reread: RereadOffer,
  ) {}

  untilClosed(): void {
    void this.hold(() => this.keepUntilClosed());
  }

  /** Opens the list that was interrupted, and ticks what was not placed. Nothing is sent. */
  restore(): void {
    void this.hold(async isHeld => {
      // Another tab may be placing this list. It stays stored for the next page.
      if (!isHeld) return;
      const stored = await this.drafts.read(KEY);
      const raises: Raise[] = [];
      for (const raise of readRaises(stored)?.raises ?? []) raises.push(await this.checked(raise));
      if (this.store.list || !this.session.isSignedIn) return;
      if (raises.length === 0) return stored === undefined ? undefined : this.drafts.keep(KEY, null);
      runInAction(() => this.store.listRestored(raisesInterrupted({ phase: 'placing', raises })));
      await this.keepUntilClosed();
    });
  }

  private hold(work: (isHeld: boolean) => Promise<void>): Promise<boolean> {
    return this.locks.hold(`${KEY} ${this.session.dealerKey}`, work);
  }

  private async keepUntilClosed(): Promise<void> {
    const stop = reaction(
      () => this.store.list,
      list => void this.drafts.keep(KEY, list?.raises ?? null),
      { fireImmediately: true },
    );
    await when(() => this.store.list === null);
    stop();
  }

  /** A bid that was under way is checked, unless its outcome became known before this list could note it. */
  private async checked(raise: Raise): Promise<Raise> {
    const { hashId, amount, state } = raise;
    if (state.kind !== 'outcomeOpen') return raise;
    const stored = await this.presses.find(hashId);
    const press = stored.ok ? stored.value : null;
    const isOpen = press?.action === 'bid' && press.amount === amount;
    const offer = isOpen ? undefined : await this.reread.execute(hashId);
    if (offer) return raiseSettled(raise, offer);
    const itself = { hashId, action: 'bid', amount, ownBidBefore: 0 as Money } as const;
    void this.follow.execute(press ?? itself, press?.state);
    return raise;
  }
}
