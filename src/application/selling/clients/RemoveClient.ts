import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Client } from '../../../domain/selling/clients/Client';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Clients } from '../../ports/Clients';
import { SendWrite } from '../../outcomes/SendWrite';
import { ClientListStore } from './ClientListStore';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { clientDraftKey } from './EditClientForm';
import { invoiceDraftKey } from '../invoices/invoiceDraft';
import { LoadClients } from './LoadClients';

/** Removes the client after the dealer confirms it. A client that is already gone counts as removed. */
@injectable()
export class RemoveClient {
  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientListStore) private readonly list: ClientListStore,
    @inject(SendWrite) private readonly write: SendWrite,
    @inject(LoadClients) private readonly loadClients: LoadClients,
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
  ) {}

  ask(client: Client): void {
    if (this.list.removal?.step !== 'sending') runInAction(() => this.list.removalAsked(client));
  }

  cancel(): void {
    if (this.list.removal?.step !== 'sending') runInAction(() => this.list.removalEnded());
  }

  async execute(): Promise<void> {
    const { removal } = this.list;
    if (removal === null || removal.step === 'sending') return;
    const { client } = removal;
    runInAction(() => this.list.removalSent(client));
    const answer = await this.write.execute({
      send: () => this.clients.remove(client.id),
      look: async signal => {
        const found = await this.clients.byId(client.id, signal);
        return !found.ok && found.failure.reason === 'notFound';
      },
    });
    const isGone = answer.ok || answer.failure.reason === 'notFound';
    runInAction(() => {
      if (isGone) this.list.wasRemoved(client);
      else if (!answer.ok) this.list.removalFailed(client, answer.failure);
    });
    // Drafts of this client and of invoices to it cannot be sent any more.
    if (isGone)
      [clientDraftKey(client.id), invoiceDraftKey(client.id)].forEach(key => void this.drafts.keep(key, null));
    // If the response was lost, the list shows the outcome.
    if (isGone || (!answer.ok && leavesOutcomeOpen(answer.failure))) await this.loadClients.reload();
  }
}
