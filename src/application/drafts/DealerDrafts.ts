import { inject, injectable } from 'inversify';
import { type Cancel, Clock } from '../ports/Clock';
import { DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';

/** Milliseconds. A single keystroke is not worth a write. */
const PAUSE = 300;

/** The drafts of the dealer who is signed in, by key. */
@injectable()
export class DealerDrafts {
  private readonly scheduled = new Map<string, Cancel>();

  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** The draft as it was stored, unvalidated. Undefined if there is none or it cannot be read. */
  async read(key: string): Promise<unknown> {
    const draft = await this.book.read(this.session.dealerKey, 'drafts', key);
    return draft.ok ? draft.value?.value : undefined;
  }

  /** All drafts whose keys start with `prefix`, by the rest of the key. */
  async readAll(prefix: string): Promise<ReadonlyMap<string, unknown>> {
    const drafts = await this.book.readAll(this.session.dealerKey, 'drafts', prefix);
    return new Map(drafts.ok ? drafts.value.map(({ key, value }) => [key.slice(prefix.length), value]) : []);
  }

  /** Null discards the stored draft; undefined leaves it as it is. */
  async keep(key: string, draft: unknown): Promise<void> {
    this.cancelScheduled(key);
    // A draft stored while the dealer signs out would outlive the removal of their data.
    if (draft === undefined || !this.isOpen) return;
    const { dealerKey } = this.session;
    if (draft === null) await this.book.remove(dealerKey, 'drafts', key);
    else await this.book.put(dealerKey, 'drafts', [{ key, changedAt: this.clock.now(), value: draft }]);
  }

  /** Stores the draft as it is when the typing pauses. */
  keepSoon(key: string, draft: () => unknown): void {
    this.cancelScheduled(key);
    this.scheduled.set(
      key,
      this.clock.after(PAUSE, () => void this.keep(key, draft())),
    );
  }

  isScheduled(key: string): boolean {
    return this.scheduled.has(key);
  }

  /** A dealer is signed in and is not signing out. Otherwise nothing is stored. */
  get isOpen(): boolean {
    return this.session.isSignedIn;
  }

  private cancelScheduled(key: string): void {
    this.scheduled.get(key)?.();
    this.scheduled.delete(key);
  }
}
