import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { clientName, type ClientId } from '../../domain/selling/clients/Client';
import { emptyClientForm, keptClientForm } from '../../domain/selling/clients/ClientForm';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { clientDraftKey } from './clients/EditClientForm';
import { invoiceDraft, invoiceDraftPrefix } from './invoices/invoiceDraft';
import { type SellingDraft, SellingDraftStore } from './SellingDraftStore';

/** Finds the unsent drafts of a new client and of invoices. */
@injectable()
export class ListSellingDrafts {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(SellingDraftStore) private readonly store: SellingDraftStore,
  ) {}

  async execute(): Promise<void> {
    const [client, invoices] = await Promise.all([
      this.drafts.read(clientDraftKey('new')),
      this.drafts.readAll(invoiceDraftPrefix),
    ]);
    const found = [...newClient(client), ...[...invoices].flatMap(newInvoice)];
    runInAction(() => this.store.arrived(found));
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
