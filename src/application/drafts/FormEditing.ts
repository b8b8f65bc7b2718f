import { runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { FormState } from '../shared/FormState';
import type { FormCollection, FormDraft } from './FormDraft';
import type { FormDrafts } from './FormDrafts';

export interface FormEditingOptions<Form extends object> {
  readonly drafts: FormDrafts;
  /** Where the changed fields are kept until they are sent. */
  readonly collection: FormOf<Form>;
}

/** The collections that keep this form. */
type FormOf<Form> = {
  [Collection in FormCollection]: Partial<Form> extends BookRecords[Collection] ? Collection : never;
}[FormCollection];

/** Edits one form at a time. The draft outlives a reload until the form is sent or discarded. */
export abstract class FormEditing<Form extends object> {
  private current: { readonly state: FormState<Form>; readonly draft: FormDraft<FormCollection> } | null = null;

  constructor(private readonly forms: FormEditingOptions<Form>) {}

  execute(change: Partial<Form>): void {
    runInAction(() => this.current?.state.edited(change));
    this.current?.draft.edited();
  }

  /** The dealer has left a field, so its problem shows. */
  leaveField(field: keyof Form & string): void {
    runInAction(() => this.current?.state.left(field));
  }

  /** The form without the dealer's input was loaded. */
  baseArrived(base: Form | null): void {
    runInAction(() => this.current?.state.baseArrived(base));
    this.current?.draft.reportUnsaved();
  }

  /** Does nothing while the form is being sent. */
  discard(): void {
    if (this.current?.state.isSending) return;
    runInAction(() => this.current?.state.discarded());
    this.settled();
  }

  /** Brings the draft in line with the input that is left after the form was sent or discarded. */
  settled(): void {
    this.current?.draft.reportUnsaved();
    this.current?.draft.keep();
  }

  /** Edits this form from now on. */
  protected begin(key: string, state: FormState<Form>): FormDraft<FormCollection> {
    this.end();
    const draft: FormDraft<FormCollection> = this.forms.drafts.of({
      collection: this.forms.collection,
      key,
      isDirty: () => state.isDirty,
      content: () => {
        const isReused = this.current?.state === state && this.current.draft !== draft;
        if (isReused || state.base === null) return undefined;
        return state.isDirty ? state.changes : null;
      },
    });
    this.current = { state, draft };
    return draft;
  }

  /** Shows the stored draft, except over newer input. */
  protected async restore(): Promise<void> {
    const { current } = this;
    if (!current) return;
    const stored = await current.draft.read();
    if (this.current !== current) return;
    runInAction(() => current.state.restored((stored ?? {}) as Partial<Form>));
    current.draft.reportUnsaved();
  }

  /** The form is on screen. */
  protected shown(): void {
    this.current?.draft.shown();
  }

  /** The form is off screen; its draft stays. */
  protected hidden(): void {
    this.current?.draft.hidden();
  }

  /** The form was left; its draft stays. */
  protected end(): void {
    this.current?.draft.left();
    this.current = null;
  }

  /** The form was sent, so its draft is deleted. */
  protected finish(): void {
    this.current?.draft.forget();
    this.end();
  }
}
