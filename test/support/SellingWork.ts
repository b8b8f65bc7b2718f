import { BookStore } from '../../src/application/book/BookStore';
import { ConnectionStore } from '../../src/application/connection/ConnectionStore';
import { Drafts } from '../../src/application/forms/Drafts';
import type { Form } from '../../src/application/forms/Form';
import type { Cancel } from '../../src/application/ports/Clock';
import { NewClients } from '../../src/application/selling/clients/NewClients';
import { OwnClients } from '../../src/application/selling/clients/OwnClients';
import { IssuedInvoices } from '../../src/application/selling/invoices/IssuedInvoices';
import { SellingOverview } from '../../src/application/selling/SellingOverview';
import { SessionStore } from '../../src/application/session/SessionStore';
import { UnsavedWork } from '../../src/application/shared/UnsavedWork';
import type { TypedCollection } from '../../src/domain/book/Keeping';
import type { Client, ClientId } from '../../src/domain/selling/clients/Client';
import type { ClientValues } from '../../src/domain/selling/clients/ClientValues';
import { aMarketplace, dealerOf, sellerEmail } from '../infrastructure/demo/market/aMarketplace';
import { twinContainer } from './twinContainer';
import { Twins } from './Twins';
import { notedWire, onWire, straightWire, type Wire } from './Wire';

/** A dealer with the sell module, on in-memory adapters. */
export class SellingWork {
  /** The requests in the order in which they were sent. */
  readonly calls: string[] = [];
  readonly twins;
  readonly clients;
  readonly list;
  readonly unsent;
  readonly overview;
  readonly work;
  readonly session;
  readonly connection;
  readonly ownClients;
  form: Form<ClientValues>;
  private readonly drafts;
  private hide: Cancel = () => {};
  private subject: 'new' | ClientId = 'new';
  readonly issued;
  readonly bookStore;

  /** `twins` come from an earlier load of the page in the same browser and market. */
  constructor({ wire = straightWire, twins = someTwins() }: { wire?: Wire; twins?: Twins } = {}) {
    this.twins = twins;
    const container = twinContainer(twins, {
      clients: onWire(twins.clients, notedWire(this.calls, wire), {
        list: ({ page, perPage }) => `list ${page} ${perPage}`,
        byId: id => `open ${id}`,
        add: ({ lastName }) => `create ${lastName}`,
        change: id => `update ${id}`,
        remove: id => `remove ${id}`,
      }),
    });
    this.ownClients = container.get(OwnClients);
    this.clients = this.ownClients.entries;
    this.list = this.clients.list.pages;
    this.unsent = container.get(NewClients);
    this.overview = container.get(SellingOverview);
    this.work = container.get(UnsavedWork);
    this.session = container.get(SessionStore);
    this.connection = container.get(ConnectionStore);
    this.form = this.unsent.create();
    this.drafts = container.get(Drafts);
    this.issued = container.get(IssuedInvoices);
    this.bookStore = container.get(BookStore);
    const profile = dealerOf(twins.line.marketplace, sellerEmail).profile();
    this.session.profileArrived(profile, twins.clock.now());
  }

  /** The clients on the server. */
  async served(page = 1): Promise<readonly Client[]> {
    const desk = dealerOf(this.twins.line.marketplace, sellerEmail).selling();
    const found = desk.ok ? desk.value.clients(page, 20) : desk;
    if (!found.ok) throw new Error(found.failure.reason);
    return found.value.rows;
  }

  async aClient(): Promise<Client> {
    const [client] = await this.served();
    if (!client) throw new Error('There are no clients');
    return client;
  }

  /** The form is on screen. */
  async open(subject: 'new' | ClientId): Promise<void> {
    this.close();
    this.subject = subject;
    this.form = subject === 'new' ? this.unsent.create() : this.ownClients.editForm(subject);
    this.hide = this.drafts.shown(this.form);
    await this.form.open();
  }

  close(): void {
    this.hide();
    this.hide = () => {};
  }

  create() {
    return this.unsent.add(this.form);
  }

  save(): Promise<void> {
    if (this.subject === 'new') throw new Error('A new client is created.');
    return this.ownClients.save(this.subject, this.form);
  }

  /** The draft of a form that was not sent. */
  draft(collection: TypedCollection, key: string): Promise<unknown> {
    return this.twins.kept.read(this.session.dealerKey, collection, key);
  }
}

function someTwins(): Twins {
  const twins = new Twins(aMarketplace({ offers: 20 }));
  twins.line.begin(sellerEmail);
  return twins;
}
