import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { Clients } from '../ports/Clients';
import { Clock } from '../ports/Clock';
import { UnsavedWork } from '../session/UnsavedWork';
import { ClientFormStore } from './ClientFormStore';
import { EditClientForm } from './EditClientForm';
import { KeepUnsentClients } from './KeepUnsentClients';
import { LoadClients } from './LoadClients';
import { UnsentClientStore } from './UnsentClientStore';

/** Sends a new client and lets go of the form at once; should the call fail, what was typed can be taken up again. */
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
    const answer = await this.clients.create(form);
    runInAction(() => {
      this.work.writeEnded();
      if (answer.ok) this.unsent.ended(key);
      else this.unsent.failed(key, answer.failure);
    });
    void this.keepUnsent.keep(key);
    await this.loadClients.reload();
  }
}
