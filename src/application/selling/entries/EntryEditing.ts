import { runInAction } from 'mobx';
import type { FormDraft } from '../../drafts/FormDraft';
import type { FormDrafts } from '../../drafts/FormDrafts';
import type { Clock } from '../../ports/Clock';
import type { EntryForm } from './EntryForm';

interface EntryEditingOptions<Form extends object, Id> {
  readonly drafts: FormDrafts;
  readonly clock: Clock;
  readonly entry: EntryForm<Form, Id>;
  /** Names the kind of entry in the keys of drafts, such as `motorbike`. */
  readonly kind: string;
  /** The valid fields of a stored draft. */
  readonly read: (stored: unknown) => Partial<Form>;
}

/** Edits an entry in a dialog. The draft outlives the dialog and a reload until it is sent or discarded. */
export class EntryEditing<Form extends object, Id> {
  readonly entry: EntryForm<Form, Id>;
  private draft: FormDraft;
  private isShown = false;

  constructor(private readonly options: EntryEditingOptions<Form, Id>) {
    this.entry = options.entry;
    this.draft = this.draftOf('new');
  }

  /** `form` contains the initial values. New entries with different initial values need different keys. */
  async open(id: Id | null = null, form?: Form, key = String(id ?? 'new')): Promise<void> {
    const { entry, options } = this;
    if (entry.isOpen) return;
    const draft = this.draftOf(key);
    this.draft = draft;
    runInAction(() => entry.opened(id, form));
    const stored = await draft.read();
    if (!entry.isOpen || this.draft !== draft) return;
    runInAction(() => entry.restored(options.read(stored)));
    draft.note();
  }

  /** The dialog is on screen. */
  shown(): void {
    this.isShown = true;
    this.draft.shown();
  }

  /** The dialog was unmounted. It closes, unless it is mounted again at once. */
  left(): void {
    this.keep();
    this.hide();
    this.options.clock.after(0, () => {
      if (!this.isShown) this.close();
    });
  }

  execute(change: Partial<Form>): void {
    runInAction(() => this.entry.edited(change));
    this.draft.edited();
  }

  /** Closes the dialog and keeps its draft. Does nothing while the entry is being sent. */
  close(): void {
    const { entry } = this;
    if (!entry.isOpen || entry.writing.step === 'sending') return;
    this.keep();
    this.hide();
    runInAction(() => entry.closed());
  }

  discard(): void {
    if (this.entry.writing.step === 'sending') return;
    runInAction(() => this.entry.discarded());
    this.draft.note();
    this.keep();
  }

  /** The entry was saved, so its draft is deleted. */
  saved(): void {
    this.draft.forget();
    this.hide();
  }

  /** The entry was removed, so its draft is deleted. */
  forget(id: Id): void {
    this.draftOf(String(id)).forget();
  }

  private draftOf(key: string): FormDraft {
    const { drafts, entry, kind } = this.options;
    return drafts.of({
      key: `${kind} ${key}`,
      isDirty: () => entry.isDirty,
      content: () => (entry.isDirty ? entry.changes : null),
    });
  }

  private keep(): void {
    if (this.entry.isOpen) this.draft.keep();
  }

  private hide(): void {
    this.isShown = false;
    this.draft.hidden();
  }
}
