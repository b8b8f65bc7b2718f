import { inject, injectable } from 'inversify';
import type { Client } from '../../../domain/selling/clients/Client';
import { TypedInput } from '../../drafts/TypedInput';
import { SendWrite } from '../../outcomes/SendWrite';
import { Clients } from '../../ports/Clients';
import { removeEntry } from '../entries/writeEntry';
import { ClientListStore } from './ClientListStore';
import { LoadClients } from './LoadClients';

/** Removes the client after the dealer confirms it. */
@injectable()
export class RemoveClient {
  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientListStore) private readonly store: ClientListStore,
    @inject(SendWrite) private readonly write: SendWrite,
    @inject(LoadClients) private readonly loadClients: LoadClients,
    @inject(TypedInput) private readonly input: TypedInput,
  ) {}

  /** Asks the dealer first. */
  ask(client: Client): void {
    this.store.removalAsked(client);
  }

  cancel(): void {
    this.store.removal.cancelled();
  }

  async execute(): Promise<void> {
    await removeEntry(this.store.removal, this.write, {
      remove: ({ id }) => this.clients.remove(id),
      isGone: async ({ id }, signal) => {
        const found = await this.clients.byId(id, signal);
        return !found.ok && found.failure.reason === 'notFound';
      },
      onRemoved: client => this.removed(client),
      reload: () => this.loadClients.reload(),
    });
  }

  /** Drafts of this client and of invoices to it cannot be sent any more. */
  private removed(client: Client): void {
    this.store.wasRemoved(client);
    for (const collection of ['clientForms', 'invoiceForms'] as const) {
      void this.input.keep(collection, String(client.id), null);
    }
  }
}
