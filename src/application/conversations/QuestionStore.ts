import { makeAutoObservable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';

/** One message of several with the same text. */
export interface AskedQuestion {
  readonly hashId: HashId;
  /** Null until its turn has come. The key of a message is null until its conversation is loaded. */
  readonly sent: { readonly key: number | null } | null;
  /** Why it was not sent. Null if nothing is known against it. */
  readonly failure: Failure | null;
}

/** The text that the dealer asks about several vehicles, and what became of each message. */
export class QuestionStore {
  /** Stays until it is sent. */
  text = '';
  /** Null while the dialog is closed. */
  list: readonly AskedQuestion[] | null = null;
  isSending = false;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  opened(hashIds: readonly HashId[]): void {
    this.isSending = false;
    this.list = [...new Set(hashIds)].map(hashId => ({ hashId, sent: null, failure: null }));
  }

  typed(text: string): void {
    this.text = text;
  }

  confirmed(): void {
    this.isSending = true;
  }

  changed(hashId: HashId, change: Partial<AskedQuestion>): void {
    this.list = this.list?.map(one => (one.hashId === hashId ? { ...one, ...change } : one)) ?? null;
  }

  closed(): void {
    if (this.isSending) this.text = '';
    this.list = null;
    this.isSending = false;
  }
}
