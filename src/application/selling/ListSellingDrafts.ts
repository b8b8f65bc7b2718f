import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { clientName, type ClientId } from '../../domain/selling/clients/Client';
import type { ClientForm } from '../../domain/selling/clients/ClientForm';
import { emptyClientForm } from '../../domain/selling/clients/emptyClientForm';
import { draftName } from '../../domain/selling/invoices/InvoiceForm';
import type { Instant } from '../../domain/shared/Instant';
import { Book } from '../book/Book';
import { Clients } from '../ports/Clients';
import { LatestRequests } from '../shared/LatestRequests';

/**
 * A draft on this device that was neither sent nor discarded. `name` is '' if nothing identifying was typed. An invoice is
 * named by its number, its client and its vehicle.
 */
export type SellingDraft =
  | { readonly what: 'client'; readonly name: string }
  | {
      readonly what: 'invoice';
      readonly name: string;
      readonly client: ClientId;
      /** '' until it is known. */
      readonly clientName: string;
      readonly changedAt: Instant;
    };

/** Finds the unsent drafts of a new client and of invoices. */
@injectable()
export class ListSellingDrafts {
  found: readonly SellingDraft[] = [];

  private readonly requests = new LatestRequests();

  constructor(
    private readonly book: Book,
    private readonly clients: Clients,
  ) {
    makeObservable(this, { found: observableRef });
  }

  async execute(): Promise<void> {
    const signal = this.requests.start();
    const [client, stored] = await Promise.all([
      this.book.find('clientForms', 'new'),
      this.book.readAll('invoiceForms'),
    ]);
    const invoices = stored.ok ? stored.value : [];
    const draftsOf = (nameOf: (client: ClientId) => string): readonly SellingDraft[] => [
      ...(client ? [newClient(client)] : []),
      ...invoices.map(({ key, value, changedAt }): SellingDraft => {
        const to = Number(key) as ClientId;
        const name = nameOf(to);
        return { what: 'invoice', name: draftName(value, name), client: to, clientName: name, changedAt };
      }),
    ];
    if (signal.aborted) return;
    runInAction(() => (this.found = draftsOf(() => '')));
    // The names of the clients arrive later, if at all.
    const names = new Map<ClientId, string>();
    const name = async (id: ClientId): Promise<void> => {
      const answer = await this.clients.byId(id, signal);
      if (answer.ok) names.set(id, clientName(answer.value));
    };
    await Promise.all(invoices.map(({ key }) => name(Number(key) as ClientId)));
    if (!signal.aborted) runInAction(() => (this.found = draftsOf(id => names.get(id) ?? '')));
  }
}

function newClient(form: Partial<ClientForm>): SellingDraft {
  const name = clientName({ ...emptyClientForm, ...form, id: 0 as ClientId, name: '' });
  return { what: 'client', name: name === '–' ? '' : name };
}
