import { inject, injectable } from 'inversify';
import { clientFormOf, isSameClientForm, toSend } from '../../../domain/selling/clients/ClientForm';
import { SendWrite } from '../../outcomes/SendWrite';
import { Clients } from '../../ports/Clients';
import { findRow } from '../entries/findRow';
import { ClientFormStore } from './ClientFormStore';
import { EditClientForm } from './EditClientForm';
import { KeepUnsentClients } from './KeepUnsentClients';
import { LoadClients } from './LoadClients';

/** Sends a new client and clears the form at once. If the request fails, the input can be restored. */
@injectable()
export class CreateClient {
  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientFormStore) private readonly store: ClientFormStore,
    @inject(EditClientForm) private readonly editing: EditClientForm,
    @inject(KeepUnsentClients) private readonly unsent: KeepUnsentClients,
    @inject(SendWrite) private readonly write: SendWrite,
    @inject(LoadClients) private readonly loadClients: LoadClients,
  ) {}

  async execute(): Promise<void> {
    if (this.store.subject !== 'new' || !this.store.canSubmit) return;
    const { form } = this.store;
    const { key } = this.unsent.add(form, { step: 'sending' });
    const sent = toSend(form);
    this.store.saved(form, sent);
    this.editing.settled();
    // An equal client proves nothing if it was there before. An equal client that this page did not hold counts,
    // because the server then has all that was typed.
    const before = new Set(this.loadClients.heldRows.map(({ id }) => id));
    const answer = await this.write.execute({
      send: () => this.clients.create(form),
      onLost: () => this.unsent.answerLost(key),
      look: async signal =>
        (await findRow(
          (page, perPage) => this.clients.list(page, perPage, signal),
          client => !before.has(client.id) && isSameClientForm(clientFormOf(client), sent),
        )) === true,
    });
    void (answer.ok ? this.unsent.end(key) : this.unsent.failed(key, answer.failure));
    await this.loadClients.reload();
  }
}
