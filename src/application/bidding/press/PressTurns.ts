import { injectable } from 'inversify';
import type { KeptPress, Press } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { Book } from '../../book/Book';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';

/** Whether a press may be sent now, as far as this browser knows. */
type Decision =
  /** It may be sent. The outcome of `earlier`, of which the dealer was warned, is still unknown. */
  | { readonly step: 'own'; readonly earlier: KeptPress | undefined }
  /** Another press on the offer may still take effect. */
  | { readonly step: 'taken'; readonly by: KeptPress }
  /** The press of the other tab has ended. It may have had an effect that the dealer did not see here. */
  | { readonly step: 'over' }
  /** Another window may be sending: the browser does not say so, or the stored presses cannot be read. */
  | { readonly step: 'unclear' };

/** No other tab gets a turn on the offer until `end` is called. */
export type PressTurn = Decision & { readonly end: () => Promise<void> };

type WarnedPress = Press & { readonly despiteDoubt?: boolean };

/**
 * Who may press on an offer, in all tabs. A press is stored before it is sent: other tabs, and this page after a reload, can
 * then look for its effect before another press is sent. A lock for each offer keeps two tabs from sending at once.
 */
@injectable()
export class PressTurns {
  constructor(
    private readonly book: Book,
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
  ) {}

  /** Calls `onWaiting` if another tab sends a press that is not stored yet, or has just ended. */
  async take(press: WarnedPress, onWaiting: () => void): Promise<PressTurn> {
    const turn = await this.turnOf(press, { hasWaited: false });
    if (turn) return turn;
    const other = await this.stored(press.hashId);
    if (other && !mayFollow(other, press))
      return { step: 'taken', by: { ...other, state: 'pending' }, end: async () => {} };
    onWaiting();
    return (await this.turnOf(press, { hasWaited: true }))!;
  }

  /** Calls `use` for a press of the previous page load, as its turn if no other tab has it. */
  async resume({ hashId }: Press, use: () => Promise<void>): Promise<void> {
    if (!(await this.locks.lockIfFree(this.lockOf(hashId), use))) await use();
  }

  /** Calls `ended` when a press of another tab has ended. Runs until the page is closed. */
  followOtherTabs(ended: (hashId: HashId) => void): void {
    this.book.follow('presses', (hashId, press) => (press === undefined ? ended(hashId as HashId) : undefined));
  }

  /** The press on the offer whose outcome is not known, also one of another tab. Undefined also if it cannot be read. */
  stored(hashId: HashId): Promise<KeptPress | undefined> {
    return this.book.find('presses', hashId);
  }

  /** The presses whose outcome is not known, each on its offer. */
  async allStored(): Promise<readonly KeptPress[]> {
    return [...(await this.book.findAll('presses')).values()];
  }

  async keep(press: Press, state: KeptPress['state']): Promise<void> {
    const { hashId, action, amount, ownBidBefore, sentAt } = press;
    const kept = { hashId, action, amount, ownBidBefore, ...(sentAt !== undefined && { sentAt }), state };
    await this.book.keep('presses', hashId, kept);
  }

  /** A press on the same offer that another tab has stored since stays. */
  async forget({ hashId, action, amount }: Press, options = { evenIfClosed: false }): Promise<void> {
    const isSame = (stored: Press) => stored.action === action && stored.amount === amount;
    await this.book.remove('presses', hashId, isSame, options);
  }

  /** Decides while it holds the lock of the offer, and then holds it until `end`. Null if another tab has it. */
  private turnOf(press: WarnedPress, { hasWaited }: { hasWaited: boolean }): Promise<PressTurn | null> {
    const lock = hasWaited ? 'lockWhenFree' : 'lockIfFree';
    return new Promise((resolve, reject) => {
      const released: Promise<unknown> = this.locks[lock](this.lockOf(press.hashId), async hasLock => {
        const decision = await this.decide(press, hasLock, hasWaited);
        await new Promise<void>(release => {
          const end = async () => {
            release();
            await released;
          };
          resolve({ ...decision, end });
        });
      });
      released.then(() => resolve(null), reject);
    });
  }

  private async decide(press: WarnedPress, hasLock: boolean, hasWaited: boolean): Promise<Decision> {
    const { hashId, despiteDoubt } = press;
    if (hasLock && hasWaited) {
      const by = await this.stored(hashId);
      return by ? { step: 'taken', by } : { step: 'over' };
    }
    // Without the lock, the other tab may be frozen before or after it has sent its press.
    const maySend = despiteDoubt || (hasLock && (await this.book.read('presses', hashId)).ok);
    if (!maySend) return { step: 'unclear' };
    const earlier = await this.stored(hashId);
    return earlier && !mayFollow(earlier, press) ? { step: 'taken', by: earlier } : { step: 'own', earlier };
  }

  private lockOf(hashId: HashId): string {
    return `press ${this.session.dealerKey} ${hashId}`;
  }
}

/** Whether a press may be sent after an earlier one on the same offer: the dealer knows that its outcome is unknown. */
const mayFollow = (earlier: KeptPress, { despiteDoubt = false }: WarnedPress): boolean =>
  earlier.state === 'unknown' && despiteDoubt;
