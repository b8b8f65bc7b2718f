import { inject, injectable } from 'inversify';
import type { Instant } from '../../domain/shared/Instant';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { DealerDrafts } from './DealerDrafts';
import { UnsavedWork } from '../session/UnsavedWork';

/** Where what is half typed is kept for the dealer who is signed in. */
@injectable()
export class DraftDesk {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  read(place: string): Promise<unknown> {
    return this.drafts.read(place);
  }

  /** Null where nothing is left to be kept. */
  keep(place: string, draft: object | null): void {
    void this.drafts.keep(place, draft);
  }

  noted(place: string, isDirty: boolean): void {
    this.work.formChanged(place, isDirty);
  }

  now(): Instant {
    return this.clock.now();
  }

  after(milliseconds: number, callback: () => void): Cancel {
    return this.clock.after(milliseconds, callback);
  }

  /** Whoever has signed out is not held back. */
  confirmLeaving(isDirty: () => boolean): Cancel {
    return this.window.confirmLeaving(() => this.drafts.isOpen && isDirty());
  }
}
