import { inject, injectable } from 'inversify';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';

/** Where what is half typed is kept for the dealer who is signed in. */
@injectable()
export class DraftDesk {
  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  read(place: string): Promise<unknown> {
    return this.drafts.read(this.session.draftsKey, place);
  }

  /** Null where nothing is left to be kept. */
  keep(place: string, draft: object | null): void {
    // A draft kept while the dealer leaves would outlive the removal of their data.
    if (!this.isOpen) return;
    const { draftsKey } = this.session;
    if (draft === null) void this.drafts.discard(draftsKey, place);
    else void this.drafts.keep(draftsKey, place, draft);
  }

  noted(place: string, isDirty: boolean): void {
    this.work.formChanged(place, isDirty);
  }

  after(milliseconds: number, callback: () => void): Cancel {
    return this.clock.after(milliseconds, callback);
  }

  /** Whoever has signed out is not held back. */
  holdBack(isDirty: () => boolean): Cancel {
    return this.window.holdBack(() => this.isOpen && isDirty());
  }

  private get isOpen(): boolean {
    return this.session.dealer !== null && !this.session.leaving;
  }
}
