import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Cancel, Clock } from '../ports/Clock';
import type { Drafts } from './Drafts';
import type { Form } from './Form';

/** A form in a dialog. Its draft outlives the dialog. */
export class FormDialog<Values extends object, Id> {
  private opened: { readonly id: Id | null; readonly form: Form<Values> } | null = null;
  private isShown = false;

  constructor(
    private readonly options: {
      readonly empty: Values;
      /** `key` names the draft. */
      readonly formOf: (initial: Values, key: string) => Form<Values>;
      readonly drafts: Pick<Drafts, 'shown'>;
      readonly clock: Clock;
    },
  ) {
    makeObservable<this, 'opened'>(this, { opened: observableRef });
  }

  /** Null while the dialog is closed. */
  get form(): Form<Values> | null {
    return this.opened?.form ?? null;
  }

  /** Null for something new. */
  get id(): Id | null {
    return this.opened?.id ?? null;
  }

  get isOpen(): boolean {
    return this.opened !== null;
  }

  /** Something new with other initial values needs another key. */
  async open(id: Id | null = null, initial: Values = this.options.empty, key = String(id ?? 'new')): Promise<void> {
    if (this.opened) return;
    const form = this.options.formOf(initial, key);
    runInAction(() => (this.opened = { id, form }));
    await form.open();
  }

  /** The dialog is on screen until this is cancelled. It closes then, unless it is mounted again at once. */
  shown(): Cancel {
    const { form } = this;
    const hide = form && this.options.drafts.shown(form);
    this.isShown = true;
    return () => {
      hide?.();
      this.isShown = false;
      this.options.clock.after(0, () => {
        if (!this.isShown) this.close();
      });
    };
  }

  /** Does nothing while the form is being sent. */
  close(): void {
    if (!this.form || this.form.isSending) return;
    this.form.leave();
    runInAction(() => (this.opened = null));
  }
}
