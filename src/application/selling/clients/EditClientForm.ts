import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import { changedClientFields, type ClientField, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import type { Cancel } from '../../ports/Clock';
import { ClientFormStore, type ClientFormSubject } from './ClientFormStore';
import { DraftDesk } from '../../drafts/DraftDesk';

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
    @inject(DraftDesk) private readonly desk: DraftDesk,
    @inject(ClientFormStore) private readonly store: ClientFormStore,
  ) {}

  /** The form is on screen. */
  async open(subject: ClientFormSubject): Promise<void> {
    this.isOpen = true;
    this.release();
    this.release = this.desk.confirmLeaving(() => this.mustConfirmLeaving());
    this.isRestored = false;
    runInAction(() => this.store.opened(subject));
    const kept = keptClientForm(await this.desk.read(clientDraftPlace(subject)));
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
    this.waiting = this.desk.after(PAUSE, () => this.keep());
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
    this.desk.keep(clientDraftPlace(subject), null);
  }

  private note(): void {
    this.desk.noted(WORK, this.isOpen && this.store.isDirty);
  }

  private keep(): void {
    this.waiting();
    const { subject, isDirty, form, base } = this.store;
    if (!this.isRestored || subject === null || base === null) return;
    this.desk.keep(clientDraftPlace(subject), isDirty ? changedClientFields(form, base) : null);
  }

  /** The draft is kept at once: the last keystrokes may not have been yet. */
  private mustConfirmLeaving(): boolean {
    if (this.store.isDirty) this.keep();
    return this.store.isDirty;
  }
}
