import { inject, injectable } from 'inversify';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';

/** Milliseconds. A single keystroke is not worth a write. */
const PAUSE = 300;

/** The drafts of the dealer who is signed in, by key. */
@injectable()
export class DealerDrafts {
  private readonly waiting = new Map<string, Cancel>();

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  read(key: string): Promise<unknown> {
    return this.drafts.read(this.session.dealerKey, key);
  }

  readAll(prefix: string): Promise<ReadonlyMap<string, unknown>> {
    return this.drafts.readAll(this.session.dealerKey, prefix);
  }

  /** Null discards the stored draft; undefined leaves it as it is. */
  async keep(key: string, draft: unknown): Promise<void> {
    this.cancelWaiting(key);
    // A draft stored while the dealer signs out would outlive the removal of their data.
    if (draft === undefined || !this.isOpen) return;
    const { dealerKey } = this.session;
    await (draft === null ? this.drafts.discard(dealerKey, key) : this.drafts.keep(dealerKey, key, draft));
  }

  /** Stores the draft as it is when the typing pauses. */
  keepSoon(key: string, draft: () => unknown): void {
    this.cancelWaiting(key);
    this.waiting.set(
      key,
      this.clock.after(PAUSE, () => void this.keep(key, draft())),
    );
  }

  isWaiting(key: string): boolean {
    return this.waiting.has(key);
  }

  /** A dealer is signed in and is not signing out. Otherwise nothing is stored. */
  get isOpen(): boolean {
    return this.session.isSignedIn;
  }

  private cancelWaiting(key: string): void {
    this.waiting.get(key)?.();
    this.waiting.delete(key);
  }
}
