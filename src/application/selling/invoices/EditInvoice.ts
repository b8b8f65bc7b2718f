import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { changedInvoiceFields, type InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import type { FormDraft } from '../../drafts/FormDraft';
import { FormDrafts } from '../../drafts/FormDrafts';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { FollowIssuedInvoices } from './FollowIssuedInvoices';
import { invoiceDraft, invoiceDraftKey } from './invoiceDraft';
import { InvoiceStore } from './InvoiceStore';

/** Edits an invoice to a client. The draft outlives a reload. */
@injectable()
export class EditInvoice {
  private shown: { readonly client: ClientId; readonly draft: FormDraft } | null = null;
  private clientAsked: AbortController | null = null;

  constructor(
    @inject(FormDrafts) private readonly drafts: FormDrafts,
    @inject(Clients) private readonly clients: Clients,
    @inject(Clock) private readonly clock: Clock,
    @inject(FollowIssuedInvoices) private readonly followIssued: FollowIssuedInvoices,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
  ) {}

  /** The form is on screen, with what was proposed for it, or else with its stored draft. */
  async open(client: ClientId): Promise<void> {
    this.shown?.draft.hidden();
    const draft = this.draftOf(client);
    this.shown = { client, draft };
    if (this.store.get(client)?.issuing.step === 'issued') this.store.closed(client);
    const isNew = this.store.get(client) === undefined;
    // A form that is being sent takes no changes, so the proposal waits for the next form.
    const isSending = this.store.get(client)?.issuing.step === 'sending';
    const proposal = isSending ? null : this.store.proposalTo(client);
    runInAction(() => {
      const state = this.store.opened(client, this.clock.now());
      if (proposal) state.edited(proposal);
      if (!isSending) this.store.proposalTaken();
    });
    draft.shown();
    if (proposal) draft.settled();
    await Promise.all([
      isNew && !proposal ? this.restore(client, draft) : draft.read(),
      this.loadClient(client),
      this.followIssued.execute(),
    ]);
  }

  /** The form was left; its draft stays. An invoice that is being sent stays as it is. */
  close(client: ClientId): void {
    this.clientAsked?.abort();
    const draft = this.draftOf(client);
    if (this.shown?.client === client) {
      this.shown = null;
      this.followIssued.stop();
    }
    const state = this.store.get(client);
    const isLeft = state && state.issuing.step !== 'sending';
    if (isLeft && state.isDirty) draft.keep();
    draft.hidden();
    if (isLeft) this.store.closed(client);
  }

  /** Fetches the client, at first and after a failure. */
  async loadClient(client: ClientId): Promise<void> {
    this.clientAsked?.abort();
    const controller = new AbortController();
    this.clientAsked = controller;
    runInAction(() => this.store.get(client)?.clientRequested());
    const answer = await this.clients.byId(client, controller.signal);
    if (controller.signal.aborted) return;
    const state = this.store.get(client);
    runInAction(() => (answer.ok ? state?.clientArrived(answer.value) : state?.clientLoadFailed(answer.failure)));
  }

  execute(client: ClientId, change: Partial<InvoiceForm>): void {
    runInAction(() => this.store.get(client)?.edited(change));
    this.draftOf(client).edited();
  }

  discard(client: ClientId): void {
    runInAction(() => this.store.get(client)?.discarded());
    this.draftOf(client).settled();
  }

  /** The draft goes. If the dealer has left the form meanwhile, the next one starts empty. */
  issued(client: ClientId): void {
    this.draftOf(client).settled();
    if (this.shown?.client !== client) this.store.closed(client);
  }

  private draftOf(client: ClientId): FormDraft {
    if (this.shown?.client === client) return this.shown.draft;
    const isDirty = () => this.store.get(client)?.isDirty === true;
    const content = () => (isDirty() ? (this.store.get(client)?.form ?? null) : null);
    return this.drafts.of({ key: invoiceDraftKey(client), isDirty, content });
  }

  private async restore(client: ClientId, draft: FormDraft): Promise<void> {
    const state = this.store.get(client);
    const stored = invoiceDraft(await draft.read());
    if (!stored || !state || this.store.get(client) !== state) return;
    // What the dealer has typed since wins over the stored draft.
    runInAction(() => state.restored({ ...stored, ...changedInvoiceFields(state.form) }));
    draft.note();
  }
}
