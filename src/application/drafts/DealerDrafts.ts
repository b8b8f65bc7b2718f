import { inject, injectable } from 'inversify';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';

/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

/** The drafts of the dealer who is signed in, by place; what is kept apart has a place of its own. */
@injectable()
export class DealerDrafts {
  private readonly waiting = new Map<string, Cancel>();

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  read(place: string): Promise<unknown> {
    return this.drafts.read(this.session.draftsKey, place);
  }

  readAll(prefix: string): Promise<ReadonlyMap<string, unknown>> {
    return this.drafts.readAll(this.session.draftsKey, prefix);
  }

  /** Null where nothing is left to be kept. */
  async keep(place: string, draft: unknown): Promise<void> {
    this.forgetWaiting(place);
    // A draft kept while the dealer leaves would outlive the removal of their data.
    if (!this.isOpen) return;
    const { draftsKey } = this.session;
    await (draft === null ? this.drafts.discard(draftsKey, place) : this.drafts.keep(draftsKey, place, draft));
  }

  /** Once the typing pauses: as the draft is then. */
  keepSoon(place: string, draft: () => unknown): void {
    this.forgetWaiting(place);
    this.waiting.set(
      place,
      this.clock.after(PAUSE, () => void this.keep(place, draft())),
    );
  }

  isWaiting(place: string): boolean {
    return this.waiting.has(place);
  }

  /** Somebody is signed in, and not about to leave: else nothing is kept. */
  get isOpen(): boolean {
    return this.session.dealer !== null && !this.session.leaving;
  }

  private forgetWaiting(place: string): void {
    this.waiting.get(place)?.();
    this.waiting.delete(place);
  }
}
