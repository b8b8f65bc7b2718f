import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import { changedClientFields, type ClientField, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import type { FormDraft } from '../../drafts/FormDraft';
import { FormDrafts } from '../../drafts/FormDrafts';
import { ClientFormStore, type ClientFormSubject } from './ClientFormStore';

export const clientDraftKey = (subject: ClientFormSubject): string => `client:${subject}`;

/** Edits a client. The draft outlives a reload. */
@injectable()
export class EditClientForm {
  private draft: FormDraft | null = null;

  constructor(
    @inject(FormDrafts) private readonly drafts: FormDrafts,
    @inject(ClientFormStore) private readonly store: ClientFormStore,
  ) {}

  /** The form is on screen. */
  async open(subject: ClientFormSubject): Promise<void> {
    this.draft?.hidden();
    const draft = this.draftOf(subject);
    this.draft = draft;
    runInAction(() => this.store.opened(subject));
    draft.shown();
    const stored = keptClientForm(await draft.read());
    if (this.draft !== draft) return;
    runInAction(() => this.store.restored(stored ?? {}));
    draft.note();
  }

  /** The form was left; its draft stays. */
  close(): void {
    this.draft?.keep();
    runInAction(() => this.store.closed());
    this.draft?.hidden();
    this.draft = null;
  }

  baseArrived(base: ClientForm): void {
    runInAction(() => this.store.baseArrived(base));
    this.draft?.note();
  }

  execute(change: Partial<ClientForm>): void {
    runInAction(() => this.store.edited(change));
    this.draft?.edited();
  }

  left(field: ClientField): void {
    runInAction(() => this.store.left(field));
  }

  discard(): void {
    runInAction(() => this.store.discarded());
    this.settled();
  }

  /** Brings the draft in line with the form after it was sent or discarded. */
  settled(): void {
    this.draft?.note();
    this.draft?.keep();
  }

  /** Drops the draft of a client that was saved while another form is on screen. */
  forget(subject: ClientFormSubject): void {
    this.draftOf(subject).forget();
  }

  private draftOf(subject: ClientFormSubject): FormDraft {
    return this.drafts.of({
      key: clientDraftKey(subject),
      isDirty: () => this.store.isDirty,
      content: () => {
        const { base, form, isDirty } = this.store;
        if (this.store.subject !== subject || base === null) return undefined;
        return isDirty ? changedClientFields(form, base) : null;
      },
    });
  }
}
