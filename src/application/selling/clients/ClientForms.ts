import { injectable } from 'inversify';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import {
  type ClientForm,
  clientFormOf,
  clientProblems,
  isSameClientForm,
  toSend,
} from '../../../domain/selling/clients/ClientForm';
import { emptyClientForm } from '../../../domain/selling/clients/emptyClientForm';
import { type LikelyDouble, likelyDoubles } from '../../../domain/selling/clients/LikelyDouble';
import { success } from '../../../domain/shared/Result';
import { Drafts } from '../../forms/Drafts';
import { Form } from '../../forms/Form';
import { Writes } from '../../outcomes/Writes';
import { BrowserWindow } from '../../ports/BrowserWindow';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { Resource } from '../../shared/Resource';
import { findRow, newRow } from '../entries/findRow';
import { ClientEntries } from './ClientEntries';
import { NewClients } from './NewClients';

/** The clients that the pages show, and the forms that change them. */
@injectable()
export class ClientForms {
  /** The client that was shown last. */
  private latest: { readonly id: ClientId; readonly client: Resource<Client> } | null = null;
  private readonly forms = new Map<ClientId, Form<ClientForm>>();
  /** The clients with which a new one is compared, and whether these are all. */
  private readonly known = new Resource(signal => this.readKnown(signal));

  constructor(
    private readonly clients: Clients,
    private readonly entries: ClientEntries,
    private readonly created: NewClients,
    private readonly drafts: Drafts,
    private readonly write: Writes,
    private readonly window: BrowserWindow,
  ) {}

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

  /** The form of a new client. */
  create(): Form<ClientForm> {
    return this.form('new', emptyClientForm);
  }

  /** The form of a client. One that was left while it is being sent is shown again. */
  edit(id: ClientId): Form<ClientForm> {
    const earlier = this.forms.get(id);
    if (earlier?.isSending) return earlier;
    const form = this.form(String(id), null);
    this.forms.set(id, form);
    return form;
  }

  /**
   * Sends a new client, and its form counts as saved at once. If the request fails, the input can be restored. Resolves to
   * what finds the new client in the list. Null if it was not created.
   */
  async add(form: Form<ClientForm>): Promise<(() => Promise<Client | null>) | null> {
    if (!form.canSubmit) return null;
    const { values } = form;
    const { key } = this.created.add(values, { step: 'sending' });
    const sent = toSend(values);
    form.saved(values, sent);
    const row = newRow<Client, ClientForm>({
      port: this.clients,
      data: values,
      fits: client => isSameClientForm(clientFormOf(client), sent),
    });
    const answer = await this.write.send({ ...row, onLost: () => this.created.answerLost(key) });
    void (answer.ok ? this.created.end(key) : this.created.failed(key, answer.failure));
    await this.entries.reload();
    if (!answer.ok) return null;
    // By now, the page that says it is on screen.
    this.created.listed(values);
    return () => row.find(new AbortController().signal);
  }

  /** Fetches the clients with which a new one is compared, until it is cancelled. */
  compare(): Cancel {
    void this.known.refresh();
    return () => this.known.cancel();
  }

  /** The clients that are probably the new one. */
  doublesOf(form: ClientForm): readonly LikelyDouble[] {
    return likelyDoubles(form, this.known.value?.clients ?? []);
  }

  /** False if the server has more clients than are compared, or if they could not be fetched. */
  get isComparedWithAll(): boolean {
    return this.known.value?.isWhole ?? true;
  }

  private async readKnown(signal: AbortSignal) {
    const clients: Client[] = [];
    const fits = (client: Client): boolean => {
      clients.push(client);
      return false;
    };
    const isWhole = (await findRow({ port: this.clients, fits }, signal)) !== null;
    return success({ clients, isWhole });
  }

  /** Saves the changes to an existing client. */
  async save(id: ClientId, form: Form<ClientForm>): Promise<void> {
    const { values } = form;
    const sent = toSend(values);
    const isSaved = await form.submit(async onLost => {
      const answer = await this.write.send({
        send: () => this.clients.change(id, values),
        onLost,
        check: async signal => {
          const client = await this.clients.byId(id, signal);
          return client.ok && isSameClientForm(clientFormOf(client.value), sent);
        },
      });
      if (!answer.ok) return answer;
      // The server may derive the name from the changed fields.
      if (this.latest?.id === id) this.client(id).changed({ ...sent, id, name: '' });
      return success(sent);
    });
    if (isSaved) await this.entries.reload();
  }

  private form(key: string, base: ClientForm | null): Form<ClientForm> {
    const draft = this.drafts.of('clientForms', key);
    return new Form({ empty: emptyClientForm, check: clientProblems, draft, needsChange: true }, base);
  }
}
