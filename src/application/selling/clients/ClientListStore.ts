import { makeAutoObservable, observableRef } from 'mobx';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { PagedRows } from '../entries/PagedRows';
import { Removal } from '../entries/Removal';

export class ClientListStore {
  readonly list = new PagedRows<Client>({ textOf });
  /** The picker for the invoice of a bought vehicle. */
  readonly picker = new PagedRows<Client>({ textOf });
  readonly removal = new Removal<Client>();
  /** The last removed client, for the confirmation message. */
  removed: Client | null = null;

  constructor() {
    makeAutoObservable(this, { list: false, picker: false, removal: false, removed: observableRef });
  }

  removalAsked(client: Client): void {
    this.removal.asked(client);
    this.removed = null;
  }

  wasRemoved(client: Client): void {
    this.removed = client;
  }

  /** The dealer has left the list. */
  left(): void {
    this.removal.cancelled();
    this.removed = null;
    this.list.outdated();
  }
}

const textOf = (client: Client): string =>
  [
    clientName(client),
    client.companyName,
    client.firstName,
    client.lastName,
    client.email,
    client.phoneNumber,
    client.zipCode,
    client.place,
  ].join(' ');
