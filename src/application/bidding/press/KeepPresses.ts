import { inject, injectable } from 'inversify';
import type { DealAction, Press } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { isInstant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { type Result, success } from '../../../domain/shared/Result';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import type { Cancel } from '../../ports/Clock';
import type { BookFailure } from '../../ports/DealerBook';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';

const PREFIX = 'press ';
const actions: readonly DealAction[] = ['bid', 'buyNow', 'pickup', 'transport'];

/** A press whose outcome is not known: `pending` while it is checked, then `unknown`. */
export interface KeptPress extends Press {
  readonly state: 'pending' | 'unknown';
}

/**
 * Stores presses whose outcome is not known. They survive a reload, and other tabs can read them. A lock for each offer
 * keeps two tabs from pressing at once.
 */
@injectable()
export class KeepPresses {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(TabLocks) private readonly locks: TabLocks,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /**
   * Runs the work while this tab holds the offer's lock, or without it if the browser does not say whether it is taken.
   * Resolves to false, without running it, if another tab holds the lock.
   */
  hold(hashId: HashId, work: (isHeld: boolean) => Promise<void>): Promise<boolean> {
    return this.locks.hold(this.lockOf(hashId), work);
  }

  /** Runs the work as soon as no other tab holds the offer's lock, or without the lock if that takes too long. */
  holdWhenFree(hashId: HashId, work: (isHeld: boolean) => Promise<void>): Promise<void> {
    return this.locks.holdWhenFree(this.lockOf(hashId), work);
  }

  keep({ hashId, action, amount, ownBidBefore, sentAt }: Press, state: KeptPress['state']): Promise<void> {
    return this.drafts.keep(`${PREFIX}${hashId}`, { action, amount, ownBidBefore, ...(sentAt && { sentAt }), state });
  }

  /** A press on the same offer that another tab has stored since stays. */
  forget({ hashId, action, amount }: Press): Promise<void> {
    return this.drafts.discard(`${PREFIX}${hashId}`, stored => {
      const press = readPress(hashId, stored);
      return press === null || (press.action === action && press.amount === amount);
    });
  }

  /** Called after the outcome of a press in another tab is known. */
  onEndElsewhere(ended: (hashId: HashId) => void): Cancel {
    return this.drafts.follow(PREFIX, (hashId, press) => {
      if (press === undefined) ended(hashId as HashId);
    });
  }

  /** Fails if the stored presses cannot be read. */
  async find(hashId: HashId): Promise<Result<KeptPress | null, BookFailure>> {
    const stored = await this.drafts.find(`${PREFIX}${hashId}`);
    return stored.ok ? success(readPress(hashId, stored.value)) : stored;
  }

  async all(): Promise<readonly KeptPress[]> {
    const kept = [...(await this.drafts.readAll(PREFIX))];
    return kept.flatMap(([hashId, press]) => readPress(hashId as HashId, press) ?? []);
  }

  private lockOf(hashId: HashId): string {
    return `press ${this.session.dealerKey} ${hashId}`;
  }
}

function readPress(hashId: HashId, kept: unknown): KeptPress | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { action, amount, ownBidBefore, sentAt, state } = kept as Partial<Record<keyof KeptPress, unknown>>;
  const known = actions.find(one => one === action);
  if (!known || !Number.isSafeInteger(amount) || !Number.isSafeInteger(ownBidBefore)) return null;
  return {
    hashId,
    action: known,
    amount: amount as Money,
    ownBidBefore: ownBidBefore as Money,
    ...(isInstant(sentAt) && { sentAt }),
    state: state === 'unknown' ? 'unknown' : 'pending',
  };
}
