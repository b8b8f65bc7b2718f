import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Book } from '../../book/Book';
import { FormDrafts } from '../../drafts/FormDrafts';
import { FormEditing } from '../../drafts/FormEditing';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';
import { InvoiceStore } from './InvoiceStore';

/** Edits an invoice to a client. */
@injectable()
export class EditInvoice extends FormEditing<InvoiceForm> {
  /** The client whose form is on screen. */
  private shownClient: ClientId | null = null;
  private readonly clientRequests = new LatestRequests();

  constructor(
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(Clients) private readonly clients: Clients,
    @inject(Clock) private readonly clock: Clock,
    @inject(Book) private readonly book: Book,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
  ) {
    super({ drafts, collection: 'invoiceForms' });
  }

  /** The form is on screen, with what was proposed for it, or else with its stored draft. */
  async open(client: ClientId): Promise<void> {
    if (this.store.get(client)?.isIssued) this.store.closed(client);
    const isNew = this.store.get(client) === undefined;
    const state = this.store.opened(client, this.clock.now());
    // A form that is being sent takes no changes, so the proposal waits for the next form.
    const proposal = state.takesInput ? this.store.takeProposal(client) : null;
    this.shownClient = client;
    this.begin(String(client), state);
    if (proposal) state.edited(proposal);
    this.shown();
    if (proposal) this.replaceDraft();
    await Promise.all([
      isNew && !proposal ? this.restore() : this.readDraft(),
      this.loadClient(client),
      // So that no number is used twice unseen.
      this.book.hold('selling'),
    ]);
  }

  /** The form was left; its draft stays. An invoice that is being sent stays as it is. */
  close(): void {
    const client = this.shownClient;
    if (client === null) return;
    this.shownClient = null;
    this.clientRequests.cancel();
    this.end();
    if (!this.store.get(client)?.isSending) this.store.closed(client);
  }

  /** The dealer returned to the form from the question about possible mistakes. */
  goBack(): void {
    const client = this.shownClient;
    if (client !== null) this.store.get(client)?.asked([]);
  }

  /** Fetches the client, at first and after a failure. */
  async loadClient(client: ClientId): Promise<void> {
    const signal = this.clientRequests.start();
    this.store.get(client)?.clientRequested();
    const answer = await this.clients.byId(client, signal);
    if (signal.aborted) return;
    this.clientRequests.end();
    const state = this.store.get(client);
    runInAction(() => (answer.ok ? state?.clientArrived(answer.value) : state?.clientLoadFailed(answer.failure)));
  }

  /** The draft is deleted. If the dealer has left the form meanwhile, the next form starts empty. */
  issued(client: ClientId): void {
    this.forgetDraft(String(client));
    if (this.shownClient === client) this.settled();
    else this.store.closed(client);
  }
}
