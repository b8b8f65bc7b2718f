import { reaction, runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import type { Cancel } from '../ports/Clock';
import type { FormDrafts } from './FormDrafts';
import type { FormState } from './FormState';

export type FormCollection = Extract<TypedCollection, `${string}Forms`>;

/** The collections that keep this form. */
type FormOf<Form> = {
  [Collection in FormCollection]: Partial<Form> extends BookRecords[Collection] ? Collection : never;
}[FormCollection];

export interface FormEditingOptions<Form extends object> {
  readonly drafts: FormDrafts;
  /** Where the changed fields are kept until they are sent. */
  readonly collection: FormOf<Form>;
}

interface EditedForm<Form extends object> {
  /** Names the draft in its collection. */
  readonly key: string;
  readonly state: FormState<Form>;
  isShown: boolean;
  /** A stored draft is not overwritten before it was read. */
  isRead: boolean;
  /** The browser no longer asks before the dealer leaves the page. */
  release: Cancel;
}

/**
 * Edits one form at a time. The draft outlives a reload until the form is sent or discarded, and the browser asks before
 * the dealer leaves the page while the form is on screen and not sent.
 */
export abstract class FormEditing<Form extends object> {
  private current: EditedForm<Form> | null = null;

  constructor(private readonly forms: FormEditingOptions<Form>) {
    const { connection } = forms.drafts;
    reaction(
      () => connection.returns,
      () => this.current?.state.connectionReturned(),
    );
  }

  execute(change: Partial<Form>): void {
    runInAction(() => this.current?.state.edited(change));
    if (this.current) this.keepSoon(this.current);
  }

  /** The dealer has left a field, so its problem shows. */
  leaveField(field: keyof Form & string): void {
    runInAction(() => this.current?.state.left(field));
  }

  /** The form without the dealer's input was loaded. */
  baseArrived(base: Form | null): void {
    runInAction(() => this.current?.state.baseArrived(base));
    this.reportUnsaved();
  }

  /** Does nothing while the form is being sent. */
  discard(): void {
    if (this.current?.state.isSending) return;
    runInAction(() => this.current?.state.discarded());
    this.settled();
  }

  /** Brings the draft in line with the input that is left after the form was sent or discarded. */
  settled(): void {
    this.reportUnsaved();
    if (this.current) this.keep(this.current);
  }

  protected get isShown(): boolean {
    return this.current?.isShown ?? false;
  }

  /** Edits this form from now on. */
  protected begin(key: string, state: FormState<Form>): void {
    this.end();
    this.current = { key, state, isShown: false, isRead: false, release: () => {} };
  }

  /** Shows the stored draft, except over newer input. */
  protected async restore(): Promise<void> {
    const { current } = this;
    const stored = await this.readDraft();
    if (!current || this.current !== current) return;
    runInAction(() => current.state.restored(stored ?? {}));
    this.reportUnsaved();
  }

  /** The stored draft. From now on, it may be overwritten. */
  protected async readDraft(): Promise<Partial<Form> | undefined> {
    const { current } = this;
    if (!current) return;
    const { drafts, collection } = this.forms;
    const stored = await drafts.book.find(collection, current.key);
    current.isRead = true;
    // The form was edited meanwhile.
    if (this.isScheduled(current)) this.keepSoon(current);
    return stored as Partial<Form> | undefined;
  }

  /** Overwrites the stored draft with the form as it is now, although the dealer has not seen the draft. */
  protected replaceDraft(): void {
    if (this.current) this.current.isRead = true;
    this.settled();
  }

  /** The subject of the form is gone, or the form was sent. */
  protected forgetDraft(key: string): void {
    void this.forms.drafts.input.keep(this.forms.collection, key, null);
  }

  /** The form is on screen. */
  shown(): void {
    const { current } = this;
    if (!current) return;
    current.isShown = true;
    current.release();
    current.release = this.forms.drafts.window.confirmLeaving(() => this.mustConfirmLeaving(current));
    this.reportUnsaved();
  }

  /** The form is off screen; its draft stays. */
  protected hidden(): void {
    if (!this.current) return;
    this.current.isShown = false;
    this.current.release();
    this.reportUnsaved();
  }

  /** The form was left. Its draft stays, with the last keystrokes. */
  protected end(): void {
    const { current } = this;
    if (current && (current.state.isDirty || this.isScheduled(current))) this.keep(current);
    this.hidden();
    this.current = null;
  }

  /** The form was sent, so its draft is deleted. */
  saved(): void {
    if (this.current) this.forgetDraft(this.current.key);
    this.end();
  }

  /** The part of the form to store: null if there is none, undefined to leave the stored draft as it is. */
  private draftOf(form: EditedForm<Form>): BookRecords[FormOf<Form>] | null | undefined {
    const { state } = form;
    const isReused = this.current?.state === state && this.current !== form;
    if (isReused || state.base === null) return undefined;
    return state.isDirty ? state.changes : null;
  }

  private keep(form: EditedForm<Form>): void {
    const { drafts, collection } = this.forms;
    if (form.isRead) void drafts.input.keep(collection, form.key, this.draftOf(form));
  }

  /** The draft is stored once the typing pauses. */
  private keepSoon(form: EditedForm<Form>): void {
    this.reportUnsaved();
    const { drafts, collection } = this.forms;
    drafts.input.keepSoon(
      collection,
      form.key,
      () => this.draftOf(form),
      () => form.isRead,
    );
  }

  private isScheduled({ key }: EditedForm<Form>): boolean {
    return this.forms.drafts.input.isScheduled(this.forms.collection, key);
  }

  /** Tells the rest of the page whether the form holds unsaved work. */
  private reportUnsaved(): void {
    const { current, forms } = this;
    if (!current) return;
    const { key, state, isShown } = current;
    runInAction(() => forms.drafts.work.formChanged(`${forms.collection} ${key}`, isShown && state.isDirty));
  }

  /** A dealer who has signed out may leave. The draft is stored at once, as the last keystrokes may still wait. */
  private mustConfirmLeaving(form: EditedForm<Form>): boolean {
    const isUnsaved = this.forms.drafts.book.isOpen && form.state.isDirty;
    if (isUnsaved) this.keep(form);
    return isUnsaved;
  }
}
