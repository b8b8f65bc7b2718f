import { makeAutoObservable, observable, runInAction } from 'mobx';
import {
  corrected,
  endsWithConnection,
  type Failure,
  refusalOf,
  type Sending,
  type WriteStatus,
} from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { Draft } from './Drafts';

/** Sends a form. Resolves to what the server has then, if that is not what was sent. */
type Send<Values> = (onSending: (status: Sending) => void) => Promise<Result<Values | void, Failure>>;

export interface FormOptions<Values extends object, Problem> {
  readonly empty: Values;
  /** The problem of each field that has one. */
  readonly check?: (values: Values) => { readonly [Field in keyof Values]?: Problem };
  readonly draft: Draft<Partial<Values>>;
  /** There is nothing to send while nothing is changed. */
  readonly needsChange?: boolean;
  /** The form takes no input from when it is sent, unless this fails. */
  readonly isLockedBySending?: boolean;
}

/** A form: what the server has, what the dealer has typed over it, what is wrong with it, and whether it is sent. */
export class Form<Values extends object, Problem = 'required'> {
  writing: WriteStatus = { step: 'idle' };
  private typed: Partial<Values> = {};
  /** The fields of the stored draft that the form shows. */
  private restored: readonly string[] = [];
  private readonly touched = observable.set<keyof Values>();

  /** `base` is the form without the dealer's input. Null while it is loading. */
  constructor(
    private readonly options: FormOptions<Values, Problem>,
    public base: Values | null,
  ) {
    makeAutoObservable<this, 'options' | 'touched'>(this, { options: false, touched: false }, { deep: false });
  }

  get values(): Values {
    return { ...this.options.empty, ...this.base, ...this.typed };
  }

  /** The changed fields with their current values. */
  get changes(): Partial<Values> {
    return this.base ? differing(this.typed, this.base) : {};
  }

  get isDirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** The form shows a draft from an earlier visit. */
  get isRestored(): boolean {
    return this.restored.some(field => field in this.changes);
  }

  get isSending(): boolean {
    return this.writing.step === 'sending';
  }

  get isSaved(): boolean {
    return this.writing.step === 'saved';
  }

  get failure(): Failure | null {
    return this.writing.step === 'failed' ? this.writing.failure : null;
  }

  get takesInput(): boolean {
    return !this.options.isLockedBySending || !(this.isSending || this.isSaved);
  }

  get problems(): { readonly [Field in keyof Values]?: Problem } {
    return this.options.check?.(this.values) ?? {};
  }

  get canSubmit(): boolean {
    const isWanted = this.isDirty || !this.options.needsChange;
    return this.base !== null && isWanted && !this.isSending && Object.keys(this.problems).length === 0;
  }

  /** The problem of a field that the dealer has left. */
  problemOf(field: keyof Values): Problem | null {
    return this.touched.has(field) ? (this.problems[field] ?? null) : null;
  }

  /** The server's message about a field. */
  refusalMessage(field: keyof Values & string): string | null {
    return this.failure && refusalOf(this.failure, field);
  }

  /** Shows the stored draft, except over newer input. */
  async open(): Promise<void> {
    const stored = await this.options.draft.read();
    if (!stored) return;
    runInAction(() => {
      this.typed = { ...stored, ...this.typed };
      this.restored = Object.keys(stored);
    });
  }

  /** What the server has was loaded. What was typed stays. */
  arrived(base: Values | null): void {
    this.base = base;
  }

  edit(change: Partial<Values>): void {
    if (!this.takesInput) return;
    this.typed = { ...this.typed, ...change };
    if (this.isSaved) this.writing = { step: 'idle' };
    if (this.failure) this.writing = { step: 'failed', failure: corrected(this.failure, Object.keys(change)) };
    this.options.draft.keepSoon(() => this.unsent);
  }

  /** The dealer has left a field, so its problem shows. */
  leaveField(field: keyof Values): void {
    this.touched.add(field);
  }

  /** Does nothing while the form is being sent. */
  discard(): void {
    if (this.isSending) return;
    this.typed = {};
    this.restored = [];
    this.touched.clear();
    this.writing = { step: 'idle' };
    this.storeDraft();
  }

  /** The form is left. Its draft gets the last keystrokes. */
  leave(): void {
    if (this.isDirty || this.options.draft.isWaiting) this.storeDraft();
  }

  /** Sends the form, unless something is wrong with it. Resolves to whether the server has it. */
  async submit(send: Send<Values>): Promise<boolean> {
    const { canSubmit, values } = this;
    if (!canSubmit) return false;
    this.sending({ step: 'sending' });
    const answer = await send(status => this.sending(status));
    if (answer.ok) this.saved(values, (answer.value as Values | undefined) ?? values);
    else this.failed(answer.failure);
    return answer.ok;
  }

  private sending(writing: Sending): void {
    this.restored = [];
    this.writing = writing;
  }

  private failed(failure: Failure): void {
    this.writing = { step: 'failed', failure };
    this.storeDraft();
  }

  /** `sent` is what the server accepted, and `base` what it has now. Input since then stays. */
  saved(sent: Values, base = sent): void {
    this.typed = differing(differing(this.typed, sent), base);
    this.base = base;
    this.writing = { step: 'saved' };
    this.storeDraft();
  }

  /** What failed only for want of a connection is no longer true. */
  connectionReturned(): void {
    if (this.failure && endsWithConnection(this.failure)) this.writing = { step: 'idle' };
  }

  /** Brings the draft in line with the input at once. */
  storeDraft(): void {
    this.options.draft.keep(this.unsent);
  }

  /** Brings the draft in line with the input, although the dealer has not seen the stored draft. */
  replaceDraft(): void {
    this.options.draft.replace(this.unsent);
  }

  /** What the draft is to contain: null if nothing, undefined if that is not known yet. */
  private get unsent(): Partial<Values> | null | undefined {
    if (this.base === null) return undefined;
    return this.isDirty ? this.changes : null;
  }
}

/** The fields whose values differ from those in `other`. */
function differing<Values extends object>(values: Partial<Values>, other: Partial<Values>): Partial<Values> {
  const others = new Map<string, unknown>(Object.entries(other));
  const fields = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(others.get(field)),
  );
  return Object.fromEntries(fields) as Partial<Values>;
}
