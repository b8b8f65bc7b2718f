import { inject, injectable } from 'inversify';
import { reaction, runInAction, when } from 'mobx';
import { type Raise, raisesInterrupted, readRaises } from '../../../domain/bidding/RaiseList';
import { DealerDrafts } from '../../drafts/DealerDrafts';
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
  ) {}

  untilClosed(): void {
    void this.hold(() => this.keepUntilClosed());
  }

  /** Opens the list that was interrupted, and ticks what was not placed. Nothing is sent. */
  restore(): void {
    void this.hold(async isHeld => {
      // Another tab may be placing this list. It stays stored for the next page.
      if (!isHeld) return;
      const stored = readRaises(await this.drafts.read(KEY));
      const raises: Raise[] = [];
      for (const raise of stored?.raises ?? []) if (await this.isKnown(raise)) raises.push(raise);
      if (raises.length === 0 || this.store.list || !this.session.isSignedIn) return;
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

  /** A bid that was under way is checked. Nothing is said about one whose outcome was not stored. */
  private async isKnown({ hashId, amount, state }: Raise): Promise<boolean> {
    if (state.kind !== 'outcomeOpen') return true;
    const stored = await this.presses.find(hashId);
    const press = stored.ok ? stored.value : null;
    if (press?.action !== 'bid' || press.amount !== amount) return false;
    void this.follow.execute(press, press.state);
    return true;
  }
}
