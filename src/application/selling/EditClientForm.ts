import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientForm } from '../../domain/selling/Client';
import { changedClientFields, type ClientField, keptClientForm } from '../../domain/selling/ClientForm';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../session/UnsavedWork';
import { ClientFormStore, type ClientFormSubject } from './ClientFormStore';

const WORK = 'client';
/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

export const clientDraftPlace = (subject: ClientFormSubject): string => `client:${subject}`;

/** What is typed over a client outlives a reload, and is known to whoever would load the page again. */
@injectable()
export class EditClientForm {
  private waiting: Cancel = () => {};
  private isOpen = false;
  /** Until then a draft that was kept must not be written over. */
  private isRestored = false;
  private release: Cancel = () => {};

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ClientFormStore) private readonly store: ClientFormStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  /** The form is on screen. */
  async open(subject: ClientFormSubject): Promise<void> {
    this.isOpen = true;
    this.release();
    this.release = this.window.holdBack(() => this.heldBack());
    this.isRestored = false;
    runInAction(() => this.store.opened(subject));
    const kept = keptClientForm(await this.drafts.read(this.session.draftsKey, clientDraftPlace(subject)));
    if (this.store.subject !== subject) return;
    this.isRestored = true;
    runInAction(() => {
      this.store.restored(kept ?? {});
      this.note();
    });
  }

  /** The form is gone; its draft stays, so nothing of it would be lost. */
  close(): void {
    this.keep();
    this.isOpen = false;
    this.release();
    runInAction(() => {
      this.store.closed();
      this.note();
    });
  }

  baseArrived(base: ClientForm): void {
    runInAction(() => {
      this.store.baseArrived(base);
      this.note();
    });
  }

  execute(change: Partial<ClientForm>): void {
    runInAction(() => {
      this.store.edited(change);
      this.note();
    });
    this.waiting();
    this.waiting = this.clock.after(PAUSE, () => this.keep());
  }

  left(field: ClientField): void {
    runInAction(() => this.store.left(field));
  }

  discard(): void {
    runInAction(() => this.store.discarded());
    this.settled();
  }

  /** The draft is brought in line with the form, as after it was sent. */
  settled(): void {
    runInAction(() => this.note());
    this.keep();
  }

  /** The draft of a client that was saved while another form is on screen. */
  forget(subject: ClientFormSubject): void {
    void this.drafts.discard(this.session.draftsKey, clientDraftPlace(subject));
  }

  private note(): void {
    this.work.formChanged(WORK, this.isOpen && this.store.isDirty);
  }

  private keep(): void {
    this.waiting();
    const { subject, isDirty, form, base } = this.store;
    // A draft kept while the dealer leaves would outlive the removal of their data.
    if (!this.session.dealer || this.session.leaving || subject === null || base === null) return;
    const { draftsKey } = this.session;
    if (!this.isRestored) return;
    const place = clientDraftPlace(subject);
    if (isDirty) void this.drafts.keep(draftsKey, place, changedClientFields(form, base));
    else void this.drafts.discard(draftsKey, place);
  }

  /** The draft is kept at once: the last keystrokes may not have been yet. Whoever has signed out is not held back. */
  private heldBack(): boolean {
    const isHeld = this.store.isDirty && this.session.dealer !== null && !this.session.leaving;
    if (isHeld) this.keep();
    return isHeld;
  }
}
