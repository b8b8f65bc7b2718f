import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { clientFormOf, isSameClientForm, toSend } from '../../../domain/selling/clients/ClientForm';
import { SendWrite } from '../../outcomes/SendWrite';
import { Clients } from '../../ports/Clients';
import { ClientFormStore } from './ClientFormStore';
import { ClientStore } from './ClientStore';
import { EditClientForm } from './EditClientForm';
import { LoadClients } from './LoadClients';

/** Saves the changes to a client. */
@injectable()
export class SaveClient {
  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientFormStore) private readonly store: ClientFormStore,
    @inject(ClientStore) private readonly opened: ClientStore,
    @inject(EditClientForm) private readonly editing: EditClientForm,
    @inject(SendWrite) private readonly write: SendWrite,
    @inject(LoadClients) private readonly loadClients: LoadClients,
  ) {}

  async execute(): Promise<void> {
    const { subject, form, canSubmit } = this.store;
    if (subject === null || subject === 'new' || !canSubmit) return;
    runInAction(() => this.store.sent());
    const sent = toSend(form);
    const answer = await this.write.execute({
      send: () => this.clients.update(subject, form),
      onLost: () => this.store.subject === subject && this.store.answerLost(),
      look: async signal => {
        const client = await this.clients.byId(subject, signal);
        return client.ok && isSameClientForm(clientFormOf(client.value), sent);
      },
    });
    const isShown = this.store.subject === subject;
    runInAction(() => {
      if (!answer.ok) return isShown && this.store.failed(answer.failure);
      this.opened.saved(subject, sent);
      if (isShown) this.store.saved(form, sent);
    });
    if (!answer.ok) return;
    if (isShown) this.editing.settled();
    else this.editing.forget(subject);
    await this.loadClients.reload();
  }
}
