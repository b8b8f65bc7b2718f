import { runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import type { Book } from '../book/Book';
import type { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import type { UnsavedWork } from '../shared/UnsavedWork';
import type { TypedInput } from './TypedInput';

export type FormCollection = Extract<TypedCollection, `${string}Forms`>;

export interface DraftedForm<Collection extends FormCollection> {
  readonly collection: Collection;
  /** Names the draft in its collection. */
  readonly key: string;
  readonly isDirty: () => boolean;
  /** The part of the form to store: null if there is none, undefined to leave the stored draft as it is. */
  readonly content: () => BookRecords[Collection] | null | undefined;
}

interface FormDraftOptions<Collection extends FormCollection> {
  readonly book: Book;
  readonly input: TypedInput;
  readonly window: BrowserWindow;
  readonly work: UnsavedWork;
  readonly form: DraftedForm<Collection>;
}

/**
 * The draft of one form. It outlives a reload, and the browser asks before the dealer leaves the page while the form is
 * on screen and not sent.
 */
export class FormDraft<Collection extends FormCollection> {
  private release: Cancel = () => {};
  private isShown = false;
  /** A stored draft is not overwritten before it was read. */
  private isRead = false;

  constructor(private readonly options: FormDraftOptions<Collection>) {}

  /** The stored draft; undefined if there is none. */
  async read(): Promise<BookRecords[Collection] | undefined> {
    const { book, form } = this.options;
    const stored = await book.find(form.collection, form.key);
    this.isRead = true;
    // The form was edited meanwhile.
    if (this.isScheduled) this.edited();
    return stored;
  }

  /** The form is on screen. */
  shown(): void {
    this.isShown = true;
    this.release();
    this.release = this.options.window.confirmLeaving(() => this.mustConfirmLeaving());
    this.reportUnsaved();
  }

  /** The form was left. Its draft stays, with the last keystrokes. */
  left(): void {
    if (this.options.form.isDirty() || this.isScheduled) this.keep();
    this.hidden();
  }

  /** The form is off screen; its draft stays. */
  hidden(): void {
    this.isShown = false;
    this.release();
    this.reportUnsaved();
  }

  /** The form was edited: the draft is stored once the typing pauses. */
  edited(): void {
    this.reportUnsaved();
    const { input, form } = this.options;
    input.keepSoon(form.collection, form.key, form.content, () => this.isRead);
  }

  /** Stores the draft now. */
  keep(): void {
    const { input, form } = this.options;
    if (this.isRead) void input.keep(form.collection, form.key, form.content());
  }

  /** Overwrites the stored draft with the form as it is now, although the dealer has not seen the draft. */
  replace(): void {
    this.isRead = true;
    this.reportUnsaved();
    this.keep();
  }

  /** The form was sent. */
  forget(): void {
    const { input, form } = this.options;
    void input.keep(form.collection, form.key, null);
  }

  /** Tells the rest of the page whether the form holds unsaved work. */
  reportUnsaved(): void {
    const { form, work } = this.options;
    runInAction(() => work.formChanged(`${form.collection} ${form.key}`, this.isShown && form.isDirty()));
  }

  private get isScheduled(): boolean {
    const { input, form } = this.options;
    return input.isScheduled(form.collection, form.key);
  }

  /** A dealer who has signed out may leave. The draft is stored at once, as the last keystrokes may still wait. */
  private mustConfirmLeaving(): boolean {
    const { book, form } = this.options;
    const isUnsaved = book.isOpen && form.isDirty();
    if (isUnsaved) this.keep();
    return isUnsaved;
  }
}
