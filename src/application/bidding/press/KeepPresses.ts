import { injectable } from 'inversify';
import type { KeptPress, Press } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { type Result } from '../../../domain/shared/Result';
import { Book } from '../../book/Book';
import type { Cancel } from '../../ports/Clock';
import type { BookFailure } from '../../ports/DealerBook';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';

/**
 * Stores presses whose outcome is not known. They survive a reload, and other tabs can read them. A lock for each offer
 * keeps two tabs from pressing at once.
 */
@injectable()
export class KeepPresses {
  constructor(
    private readonly book: Book,
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
  ) {}

  /**
   * Runs the work while this tab holds the offer's lock, or without it if the browser does not say whether it is taken.
   * Resolves to false, without running it, if another tab holds the lock.
   */
  lockIfFree(hashId: HashId, work: (hasLock: boolean) => Promise<void>): Promise<boolean> {
    return this.locks.lockIfFree(this.lockOf(hashId), work);
  }

  /** Runs the work as soon as no other tab holds the offer's lock, or without the lock if that takes too long. */
  lockWhenFree(hashId: HashId, work: (hasLock: boolean) => Promise<void>): Promise<void> {
    return this.locks.lockWhenFree(this.lockOf(hashId), work);
  }

  async keep(press: Press, state: KeptPress['state']): Promise<void> {
    const { hashId, action, amount, ownBidBefore, sentAt } = press;
    const kept = { hashId, action, amount, ownBidBefore, ...(sentAt !== undefined && { sentAt }), state };
    await this.book.keep('presses', hashId, kept);
  }

  /** A press on the same offer that another tab has stored since stays. */
  async forget(press: Press): Promise<void> {
    await this.book.remove('presses', press.hashId, stored => isSame(stored, press));
  }

  /** The same for a press that was refused, also if the session has ended with the refusal: it would count as open. */
  async forgetRefused(press: Press): Promise<void> {
    await this.book.remove('presses', press.hashId, stored => isSame(stored, press), { evenIfClosed: true });
  }

  /** Called after the outcome of a press in another tab is known. */
  onEndElsewhere(ended: (hashId: HashId) => void): Cancel {
    return this.book.follow('presses', (hashId, press) => {
      if (press === undefined) ended(hashId as HashId);
    });
  }

  /** Fails if the stored presses cannot be read. */
  read(hashId: HashId): Promise<Result<KeptPress | undefined, BookFailure>> {
    return this.book.read('presses', hashId);
  }

  async all(): Promise<readonly KeptPress[]> {
    return [...(await this.book.findAll('presses')).values()];
  }

  private lockOf(hashId: HashId): string {
    return `press ${this.session.dealerKey} ${hashId}`;
  }
}

const isSame = (one: Press, other: Press): boolean => one.action === other.action && one.amount === other.amount;
