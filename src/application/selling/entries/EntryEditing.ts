import { runInAction } from 'mobx';
import type { Cancel } from '../../ports/Clock';
import type { DraftDesk } from '../../drafts/DraftDesk';
import type { EntryForm } from './EntryForm';

/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

interface EntryEditingOptions<Form extends object, Id> {
  readonly entry: EntryForm<Form, Id>;
  /** What is made or changed in the dialog. */
  readonly what: string;
  /** What of a kept draft can be used. */
  readonly read: (kept: unknown) => Partial<Form>;
}

/** What is typed in a dialog outlives its being closed and a reload, until it is sent or discarded. */
export class EntryEditing<Form extends object, Id> {
  readonly entry: EntryForm<Form, Id>;
  private waiting: Cancel = () => {};
  private release: Cancel = () => {};
  private place = '';
  /** Until then a draft that was kept must not be written over. */
  private isRestored = false;
  private isShown = false;

  constructor(
    private readonly desk: DraftDesk,
    private readonly options: EntryEditingOptions<Form, Id>,
  ) {
    this.entry = options.entry;
  }

  /** `key` tells drafts of new entries apart that began differently. */
  async open(id: Id | null = null, form?: Form, key = String(id ?? 'new')): Promise<void> {
    const { desk, entry, options } = this;
    if (entry.isOpen) return;
    const place = this.placeOf(key);
    this.place = place;
    this.isRestored = false;
    runInAction(() => entry.opened(id, form));
    const kept = await desk.read(place);
    if (!entry.isOpen || this.place !== place || this.isRestored) return;
    this.isRestored = true;
    runInAction(() => entry.restored(options.read(kept)));
    this.note();
  }

  /** The dialog is on screen. */
  shown(): void {
    this.isShown = true;
    this.release();
    this.release = this.desk.confirmLeaving(() => this.mustConfirmLeaving());
    this.note();
  }

  /** The page went from under the dialog, which closes unless it is shown again at once. */
  left(): void {
    this.keep();
    this.gone();
    this.desk.after(0, () => {
      if (!this.isShown) this.close();
    });
  }

  execute(change: Partial<Form>): void {
    runInAction(() => this.entry.edited(change));
    this.note();
    this.waiting();
    this.waiting = this.desk.after(PAUSE, () => this.keep());
  }

  /** The dialog goes; its draft stays. What is on its way to the server is not let go of. */
  close(): void {
    const { entry } = this;
    if (!entry.isOpen || entry.writing.step === 'sending') return;
    this.keep();
    this.gone();
    runInAction(() => entry.closed());
  }

  discard(): void {
    if (this.entry.writing.step === 'sending') return;
    runInAction(() => this.entry.discarded());
    this.note();
    this.keep();
  }

  /** Nothing of it is left to be kept. */
  saved(): void {
    this.waiting();
    this.desk.keep(this.place, null);
    this.gone();
  }

  /** The entry is no more. */
  forget(id: Id): void {
    this.desk.keep(this.placeOf(String(id)), null);
  }

  private placeOf(key: string): string {
    return `${this.options.what} ${key}`;
  }

  private gone(): void {
    this.isShown = false;
    this.release();
    this.note();
  }

  private keep(): void {
    this.waiting();
    const { entry } = this;
    if (!entry.isOpen || !this.isRestored) return;
    this.desk.keep(this.place, entry.isDirty ? entry.changes : null);
  }

  private note(): void {
    runInAction(() => this.desk.noted(this.place, this.isShown && this.entry.isDirty));
  }

  /** The draft is kept at once: the last keystrokes may not have been yet. */
  private mustConfirmLeaving(): boolean {
    if (this.entry.isDirty) this.keep();
    return this.entry.isDirty;
  }
}
