import { injectable } from 'inversify';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import {
  type ClientValues,
  clientValuesOf,
  clientProblems,
  isSameClientValues,
  toSend,
} from '../../../domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../domain/selling/clients/emptyClientValues';
import { success } from '../../../domain/shared/Result';
import { Drafts } from '../../forms/Drafts';
import { Form } from '../../forms/Form';
import { Writes } from '../../outcomes/Writes';
import { BrowserWindow } from '../../ports/BrowserWindow';
import { type Cancel, Clock } from '../../ports/Clock';
import { Clients } from '../../ports/SellingEntries';
import { Resource } from '../../shared/Resource';
import { EntryList } from '../entries/Entries';
import { PerPage } from '../entries/PagedSearch';
import { SellingStore } from '../SellingStore';

/** The clients of the dealer: their list, the client that a page shows, and the forms that change them. */
@injectable()
export class OwnClients {
  readonly entries: EntryList<Client>;
  /** The client that was shown last. */
  private latest: { readonly id: ClientId; readonly client: Resource<Client> } | null = null;
  private readonly forms = new Map<ClientId, Form<ClientValues>>();

  constructor(
    private readonly clients: Clients,
    { clients: rows }: SellingStore,
    private readonly drafts: Drafts,
    private readonly writes: Writes,
    private readonly window: BrowserWindow,
    clock: Clock,
  ) {
    this.entries = new EntryList({
      clock,
      writes,
      rows,
      port: clients,
      perPage: PerPage.list,
      isGone: async (id, signal) => {
        const found = await clients.byId(id, signal);
        return !found.ok && found.failure.reason === 'notFound';
      },
      onRemoved: ({ id }) => this.discardDrafts(id),
    });
  }

  /** Reads the client now and each time the dealer returns to this tab, because another one may have changed it. */
  run(id: ClientId): Cancel {
    const client = this.client(id);
    void client.refresh();
    return this.window.onFocus(() => void client.refresh());
  }

  client(id: ClientId): Resource<Client> {
    if (this.latest?.id !== id) {
      this.latest = { id, client: new Resource(signal => this.clients.byId(id, signal)) };
    }
    return this.latest.client;
  }

  /** The form of a client. One that was left while it is being sent is shown again. */
  editForm(id: ClientId): Form<ClientValues> {
    const earlier = this.forms.get(id);
    if (earlier?.isSending) return earlier;
    const form = this.form(String(id), null);
    this.forms.set(id, form);
    return form;
  }

  /** Saves the changes to an existing client. */
  async save(id: ClientId, form: Form<ClientValues>): Promise<void> {
    const sent = toSend(form.values);
    const isSaved = await form.submit(async onSending => {
      const answer = await this.writes.send({
        send: () => this.clients.change(id, sent),
        onSending,
        check: async signal => {
          const client = await this.clients.byId(id, signal);
          return client.ok && isSameClientValues(clientValuesOf(client.value), sent);
        },
      });
      if (!answer.ok) return answer;
      const shown = this.latest?.id === id ? this.latest.client : undefined;
      // The server may derive the name from the changed fields.
      shown?.changed({ ...shown.value, ...sent, id, name: '' });
      return success(sent);
    });
    if (isSaved) await this.entries.reload();
  }

  /** A form of a client. `key` names its draft. */
  form(key: string, base: ClientValues | null): Form<ClientValues> {
    const draft = this.drafts.of('clientForms', key);
    return new Form({ empty: emptyClientValues, check: clientProblems, draft, needsChange: true }, base);
  }

  /** Drafts of a removed client and of invoices to it cannot be sent any more. */
  private discardDrafts(id: ClientId): void {
    for (const collection of ['clientForms', 'invoiceForms'] as const) {
      void this.drafts.keep(collection, String(id), null);
    }
  }
}
