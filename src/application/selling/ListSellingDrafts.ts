import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { clientName, type ClientId } from '../../domain/selling/clients/Client';
import { emptyClientForm, keptClientForm } from '../../domain/selling/clients/ClientForm';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { clientDraftKey } from './clients/EditClientForm';
import { invoiceDraft, invoiceDraftPrefix } from './invoices/invoiceDraft';

/** A draft on this device that was neither sent nor discarded. `name` is '' if nothing identifying was typed. */
export type SellingDraft =
  | { readonly what: 'client'; readonly name: string }
  | { readonly what: 'invoice'; readonly name: string; readonly client: ClientId };

/** Finds the unsent drafts of a new client and of invoices. */
@injectable()
export class ListSellingDrafts {
  found: readonly SellingDraft[] = [];

  constructor(@inject(DealerDrafts) private readonly drafts: DealerDrafts) {
    makeObservable(this, { found: observableRef });
  }

  async execute(): Promise<void> {
    const [client, invoices] = await Promise.all([
      this.drafts.read(clientDraftKey('new')),
      this.drafts.readAll(invoiceDraftPrefix),
    ]);
    const found = [...newClient(client), ...[...invoices].flatMap(newInvoice)];
    runInAction(() => (this.found = found));
  }
}

function newClient(kept: unknown): readonly SellingDraft[] {
  const form = keptClientForm(kept);
  if (!form) return [];
  const name = clientName({ ...emptyClientForm, ...form, id: 0 as ClientId, name: '' });
  return [{ what: 'client', name: name === '–' ? '' : name }];
}

function newInvoice([key, kept]: readonly [string, unknown]): readonly SellingDraft[] {
  const form = invoiceDraft(kept);
  if (!form || !/^\d+$/.test(key)) return [];
  return [{ what: 'invoice', name: form.invoiceNumber.trim(), client: Number(key) as ClientId }];
}
