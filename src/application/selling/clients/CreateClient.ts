import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { clientFormOf, isSameClientForm, toSend } from '../../../domain/selling/clients/ClientForm';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { SendWrite } from '../../outcomes/SendWrite';
import { ClientFormStore } from './ClientFormStore';
import { EditClientForm } from './EditClientForm';
import { findRow } from '../entries/findRow';
import { KeepUnsentClients } from './KeepUnsentClients';
import { LoadClients } from './LoadClients';
import { UnsentClientStore } from './UnsentClientStore';

/** Sends a new client and clears the form at once. If the request fails, the input can be restored. */
@injectable()
export class CreateClient {
  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(Clock) private readonly clock: Clock,
    @inject(ClientFormStore) private readonly store: ClientFormStore,
    @inject(EditClientForm) private readonly editing: EditClientForm,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
    @inject(KeepUnsentClients) private readonly keepUnsent: KeepUnsentClients,
    @inject(SendWrite) private readonly write: SendWrite,
    @inject(LoadClients) private readonly loadClients: LoadClients,
  ) {}

  async execute(): Promise<void> {
    if (this.store.subject !== 'new' || !this.store.canSubmit) return;
    const { form } = this.store;
    const key = runInAction(() => {
      const added = this.unsent.added(form, { step: 'sending' }, this.clock.now());
      this.store.saved(form);
      return added;
    });
    this.editing.settled();
    void this.keepUnsent.keep(key);
    const sent = toSend(form);
    const answer = await this.write.execute({
      send: () => this.clients.create(form),
      look: async signal =>
        (await findRow(
          (page, perPage) => this.clients.list(page, perPage, signal),
          client => isSameClientForm(clientFormOf(client), sent),
        )) === true,
    });
    runInAction(() => {
      if (answer.ok) this.unsent.ended(key);
      else this.unsent.failed(key, answer.failure);
    });
    void this.keepUnsent.keep(key);
    await this.loadClients.reload();
  }
}
