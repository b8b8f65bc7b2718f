import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { clientName, type ClientId } from '../../domain/selling/clients/Client';
import type { ClientValues } from '../../domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../domain/selling/clients/emptyClientValues';
import { draftName } from '../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import { success } from '../../domain/shared/Result';
import { Book } from '../book/Book';
import { Clients, InvoiceTemplates, Motorbikes, type SellingEntries } from '../ports/SellingEntries';
import { LatestRequests } from '../shared/LatestRequests';
import { Resource } from '../shared/Resource';

type Counts = Readonly<Record<'clients' | 'motorbikes' | 'templates', number | undefined>>;

/** One row per page is enough, because each page contains the total. */
const ONE = 1;

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

/** The numbers of clients, motorbikes and templates, and the unsent drafts of a new client and of invoices. */
@injectable()
export class SellingOverview {
  drafts: readonly SellingDraft[] = [];
  private readonly totals;
  private readonly draftReads = new LatestRequests();

  constructor(
    private readonly clients: Clients,
    motorbikes: Motorbikes,
    templates: InvoiceTemplates,
    private readonly book: Book,
  ) {
    this.totals = { clients: totalOf(clients), motorbikes: totalOf(motorbikes), templates: totalOf(templates) };
    makeAutoObservable<this, 'totals' | 'draftReads'>(this, { totals: false, draftReads: false }, { deep: false });
  }

  /** Undefined until a number is known. Known numbers stay until newer ones arrive. */
  get counts(): Counts {
    const { clients, motorbikes, templates } = this.totals;
    return { clients: clients.value, motorbikes: motorbikes.value, templates: templates.value };
  }

  /** Why a number could not be fetched. Null if each could. */
  get failure(): Failure | null {
    for (const { status } of Object.values(this.totals)) if (status.step === 'failed') return status.failure;
    return null;
  }

  async count(): Promise<void> {
    await Promise.all(Object.values(this.totals).map(total => total.refresh()));
  }

  async readDrafts(): Promise<void> {
    const signal = this.draftReads.start();
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
    runInAction(() => (this.drafts = draftsOf(() => '')));
    // The names of the clients arrive later, if at all.
    const names = new Map<ClientId, string>();
    const name = async (id: ClientId): Promise<void> => {
      const answer = await this.clients.byId(id, signal);
      if (answer.ok) names.set(id, clientName(answer.value));
    };
    await Promise.all(invoices.map(({ key }) => name(Number(key) as ClientId)));
    if (!signal.aborted) runInAction(() => (this.drafts = draftsOf(id => names.get(id) ?? '')));
  }
}

function totalOf(port: Pick<SellingEntries<{ readonly id: unknown }, never>, 'list'>): Resource<number | undefined> {
  const total: Resource<number | undefined> = new Resource(async signal => {
    const answer = await port.list({ page: 1, perPage: ONE }, signal);
    if (!answer.ok) return answer;
    const { totalCount, received } = answer.value;
    // A number that the rows refute is none.
    return success(totalCount >= received ? totalCount : total.value);
  });
  return total;
}

function newClient(form: Partial<ClientValues>): SellingDraft {
  const name = clientName({ ...emptyClientValues, ...form, id: 0 as ClientId, name: '' });
  return { what: 'client', name: name === '–' ? '' : name };
}
