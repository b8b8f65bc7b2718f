import { runInAction } from 'mobx';
import type { DraftKey } from '../../domain/book/DraftExpiry';
import type { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import type { UnsavedWork } from '../shared/UnsavedWork';
import type { DealerDrafts } from './DealerDrafts';

export interface DraftedForm {
  /** Names the draft among the drafts of the dealer. */
  readonly key: DraftKey;
  readonly isDirty: () => boolean;
  /** The part of the form to store: null if there is none, undefined to leave the stored draft as it is. */
  readonly content: () => object | null | undefined;
}

interface FormDraftOptions {
  readonly drafts: DealerDrafts;
  readonly window: BrowserWindow;
  readonly work: UnsavedWork;
  readonly form: DraftedForm;
}

/**
 * The draft of one form. It outlives a reload, and the browser asks before the dealer leaves the page while the form is
 * on screen and not sent.
 */
export class FormDraft {
  private release: Cancel = () => {};
  private isShown = false;
  /** A stored draft is not overwritten before it was read. */
  private isRead = false;

  constructor(private readonly options: FormDraftOptions) {}

  /** The stored draft; undefined if there is none. */
  async read(): Promise<unknown> {
    const { drafts, form } = this.options;
    const stored = await drafts.read(form.key);
    this.isRead = true;
    // The form was edited meanwhile.
    if (drafts.isScheduled(form.key)) this.edited();
    return stored;
  }

  /** The form is on screen. */
  shown(): void {
    this.isShown = true;
    this.release();
    this.release = this.options.window.confirmLeaving(() => this.mustConfirmLeaving());
    this.note();
  }

  /** The form was left. Its draft stays, with the last keystrokes. */
  left(): void {
    const { drafts, form } = this.options;
    if (form.isDirty() || drafts.isScheduled(form.key)) this.keep();
    this.hidden();
  }

  /** The form is off screen; its draft stays. */
  hidden(): void {
    this.isShown = false;
    this.release();
    this.note();
  }

  /** The form was edited: the draft is stored once the typing pauses. */
  edited(): void {
    this.note();
    const { drafts, form } = this.options;
    drafts.keepSoon(form.key, form.content, () => this.isRead);
  }

  /** Stores the draft now. */
  keep(): void {
    const { drafts, form } = this.options;
    if (this.isRead) void drafts.keep(form.key, form.content());
  }

  /** Overwrites the stored draft with the form as it is now, although the dealer has not seen the draft. */
  replace(): void {
    this.isRead = true;
    this.note();
    this.keep();
  }

  /** The form was sent. */
  forget(): void {
    void this.options.drafts.keep(this.options.form.key, null);
  }

  /** Tells the rest of the page whether the form holds unsaved work. */
  note(): void {
    const { form, work } = this.options;
    runInAction(() => work.formChanged(form.key, this.isShown && form.isDirty()));
  }

  /** A dealer who has signed out may leave. The draft is stored at once, as the last keystrokes may still wait. */
  private mustConfirmLeaving(): boolean {
    const { drafts, form } = this.options;
    const isUnsaved = drafts.isOpen && form.isDirty();
    if (isUnsaved) this.keep();
    return isUnsaved;
  }
}
