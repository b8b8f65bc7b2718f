import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { changedInvoiceFields, type InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { IssuedInvoices } from '../../ports/IssuedInvoices';
import { SessionStore } from '../../session/SessionStore';
import { DraftDesk } from '../../drafts/DraftDesk';
import { invoiceDraft, invoiceDraftPlace } from './invoiceDraft';
import { InvoiceStore } from './InvoiceStore';

/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

/** What is typed into an invoice outlives a reload, and is known to whoever would load the page again. */
@injectable()
export class EditInvoice {
  private waiting: Cancel = () => {};
  private release: Cancel = () => {};
  private shown: ClientId | null = null;
  private clientAsked: AbortController | null = null;

  constructor(
    @inject(DraftDesk) private readonly desk: DraftDesk,
    @inject(Clients) private readonly clients: Clients,
    @inject(IssuedInvoices) private readonly issuedInvoices: IssuedInvoices,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(InvoiceStore) private readonly store: InvoiceStore,
  ) {}

  /** The form is on screen: with what was proposed for it, else with what was kept of it. */
  async open(client: ClientId): Promise<void> {
    this.shown = client;
    this.release = this.desk.confirmLeaving(() => this.mustConfirmLeaving(client));
    if (this.store.get(client)?.issuing.step === 'issued') this.store.closed(client);
    const isNew = this.store.get(client) === undefined;
    const proposal = this.store.proposalTo(client);
    runInAction(() => {
      const state = this.store.opened(client, this.desk.now());
      if (proposal) state.edited(proposal);
      this.store.proposalTaken();
      this.note(client);
    });
    if (proposal) this.keep(client);
    await Promise.all([
      isNew && !proposal ? this.restore(client) : undefined,
      this.nameClient(client),
      this.issuedInvoices.list(this.session.draftsKey).then(invoices => this.store.issuedArrived(invoices)),
    ]);
  }

  /** The form is gone; its draft stays, so nothing of it is lost. One that is on its way to the server is kept as it is. */
  close(client: ClientId): void {
    this.release();
    this.clientAsked?.abort();
    if (this.shown === client) this.shown = null;
    this.desk.noted(invoiceDraftPlace(client), false);
    const state = this.store.get(client);
    if (!state || state.issuing.step === 'sending') return;
    if (state.isDirty) this.keep(client);
    this.store.closed(client);
  }

  execute(client: ClientId, change: Partial<InvoiceForm>): void {
    runInAction(() => {
      this.store.get(client)?.edited(change);
      this.note(client);
    });
    this.waiting();
    this.waiting = this.desk.after(PAUSE, () => this.keep(client));
  }

  discard(client: ClientId): void {
    runInAction(() => {
      this.store.get(client)?.discarded();
      this.note(client);
    });
    this.keep(client);
  }

  /** Nothing of it is left to be kept. Where the dealer has gone on meanwhile, the next one begins empty. */
  issued(client: ClientId): void {
    this.keep(client);
    this.note(client);
    if (this.shown !== client) this.store.closed(client);
  }

  private keep(client: ClientId): void {
    this.waiting();
    const state = this.store.get(client);
    this.desk.keep(invoiceDraftPlace(client), state?.isDirty === true ? state.form : null);
  }

  private note(client: ClientId): void {
    const isDirty = this.store.get(client)?.isDirty === true;
    this.desk.noted(invoiceDraftPlace(client), this.shown === client && isDirty);
  }

  private async restore(client: ClientId): Promise<void> {
    const state = this.store.get(client);
    const kept = invoiceDraft(await this.desk.read(invoiceDraftPlace(client)));
    if (!kept || !state || this.store.get(client) !== state) return;
    runInAction(() => {
      // What was typed since goes before what was kept.
      state.restored({ ...kept, ...changedInvoiceFields(state.form) });
      this.note(client);
    });
  }

  private async nameClient(client: ClientId): Promise<void> {
    const controller = new AbortController();
    this.clientAsked = controller;
    const answer = await this.clients.byId(client, controller.signal);
    if (answer.ok) this.store.get(client)?.clientArrived(answer.value);
  }

  /** The draft is kept at once: the last keystrokes may not have been yet. */
  private mustConfirmLeaving(client: ClientId): boolean {
    const isDirty = this.store.get(client)?.isDirty === true;
    if (isDirty) this.keep(client);
    return isDirty;
  }
}
