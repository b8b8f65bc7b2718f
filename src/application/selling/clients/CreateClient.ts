import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { clientFormOf, isSameClientForm, toSend } from '../../../domain/selling/clients/ClientForm';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { SettleOutcome } from '../../outcomes/SettleOutcome';
import { UnsavedWork } from '../../session/UnsavedWork';
import { ClientFormStore } from './ClientFormStore';
import { EditClientForm } from './EditClientForm';
import { findRow, SEARCH_PER_PAGE } from '../entries/findRow';
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
    @inject(UnsavedWork) private readonly work: UnsavedWork,
    @inject(SettleOutcome) private readonly outcome: SettleOutcome,
    @inject(LoadClients) private readonly loadClients: LoadClients,
  ) {}

  async execute(): Promise<void> {
    if (this.store.subject !== 'new' || !this.store.canSubmit) return;
    const { form } = this.store;
    const key = runInAction(() => {
      const added = this.unsent.added(form, { step: 'sending' }, this.clock.now());
      this.store.saved(form);
      this.work.writeStarted();
      return added;
    });
    this.editing.settled();
    void this.keepUnsent.keep(key);
    const sent = toSend(form);
    const answer = await this.outcome.execute(await this.clients.create(form), {
      look: async signal =>
        (await findRow(
          page => this.clients.list(page, SEARCH_PER_PAGE, signal),
          client => isSameClientForm(clientFormOf(client), sent),
        )) === true,
    });
    runInAction(() => {
      this.work.writeEnded();
      if (answer.ok) this.unsent.ended(key);
      else this.unsent.failed(key, answer.failure);
    });
    void this.keepUnsent.keep(key);
    await this.loadClients.reload();
  }
}
