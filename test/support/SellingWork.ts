import { ConnectionStore } from '../../src/application/notifications/ConnectionStore';
import { FindOutOutcome } from '../../src/application/outcomes/FindOutOutcome';
import { SettleOutcome } from '../../src/application/outcomes/SettleOutcome';
import { ClientFormStore } from '../../src/application/selling/clients/ClientFormStore';
import { ClientListStore } from '../../src/application/selling/clients/ClientListStore';
import { ClientStore } from '../../src/application/selling/clients/ClientStore';
import { CountSelling } from '../../src/application/selling/CountSelling';
import { CreateClient } from '../../src/application/selling/clients/CreateClient';
import { DraftDesk } from '../../src/application/drafts/DraftDesk';
import { EditClientForm } from '../../src/application/selling/clients/EditClientForm';
import { KeepUnsentClients } from '../../src/application/selling/clients/KeepUnsentClients';
import { LoadClients } from '../../src/application/selling/clients/LoadClients';
import { OpenClient } from '../../src/application/selling/clients/OpenClient';
import { RemoveClient } from '../../src/application/selling/clients/RemoveClient';
import { RestoreClient } from '../../src/application/selling/clients/RestoreClient';
import { SaveClient } from '../../src/application/selling/clients/SaveClient';
import { SellingCountStore } from '../../src/application/selling/SellingCountStore';
import { UnsentClientStore } from '../../src/application/selling/clients/UnsentClientStore';
import type { Clients } from '../../src/application/ports/Clients';
import { DealerDrafts } from '../../src/application/drafts/DealerDrafts';
import { SessionStore } from '../../src/application/session/SessionStore';
import { UnsavedWork } from '../../src/application/session/UnsavedWork';
import type { Client } from '../../src/domain/selling/clients/Client';
import { aMarketplace, dealerOf, sellerEmail } from '../infrastructure/inMemory/aMarketplace';
import { Twins } from './Twins';
import { notedWire, straightWire, type Wire } from './Wire';

/** A dealer with the sell module, on twins. */
export class SellingWork {
  /** What was sent to the server, in the order it was sent in. */
  readonly calls: string[] = [];
  readonly twins;
  readonly list = new ClientListStore();
  readonly opened = new ClientStore();
  readonly form = new ClientFormStore();
  readonly unsent = new UnsentClientStore();
  readonly counts = new SellingCountStore();
  readonly work = new UnsavedWork();
  readonly session = new SessionStore();
  readonly connection = new ConnectionStore();
  readonly editing;
  readonly keepUnsent;
  readonly loadClients;
  readonly removeClient;
  readonly openClient;
  readonly createClient;
  readonly saveClient;
  readonly restoreClient;
  readonly countSelling;

  /** `twins`: of an earlier life of the page, in the same browser and market. */
  constructor({ wire = straightWire, twins = someTwins() }: { wire?: Wire; twins?: Twins } = {}) {
    this.twins = twins;
    const { drafts, clock, browserWindow } = twins;
    const { list, opened, form, unsent, work, session } = this;
    session.profileArrived(dealerOf(twins.line.marketplace, sellerEmail).profile(), clock.now());
    const clients = wired(twins.clients, notedWire(this.calls, wire));
    const dealerDrafts = new DealerDrafts(drafts, clock, session);
    const desk = new DraftDesk(dealerDrafts, clock, browserWindow, work);
    this.editing = new EditClientForm(desk, form);
    this.keepUnsent = new KeepUnsentClients(dealerDrafts, unsent);
    this.loadClients = new LoadClients(clients, list, clock);
    const { connection } = this;
    const outcome = new SettleOutcome(new FindOutOutcome(clock, browserWindow, connection, session));
    this.removeClient = new RemoveClient(clients, list, work, outcome, this.loadClients, desk);
    this.openClient = new OpenClient(clients, opened);
    const { editing, keepUnsent, loadClients } = this;
    this.createClient = new CreateClient(clients, clock, form, editing, unsent, keepUnsent, work, outcome, loadClients);
    this.saveClient = new SaveClient(clients, form, opened, editing, work, outcome, loadClients);
    this.restoreClient = new RestoreClient(dealerDrafts, clock, unsent, keepUnsent);
    this.countSelling = new CountSelling(clients, this.counts, twins.motorbikes, twins.invoiceTemplates);
  }

  /** As the server holds them. */
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

  /** What is kept of a form that was not sent. */
  draft(place: string): Promise<unknown> {
    return this.twins.drafts.read(this.session.draftsKey, place);
  }
}

function someTwins(): Twins {
  const twins = new Twins(aMarketplace({ offers: 20 }));
  twins.line.begin(sellerEmail);
  return twins;
}

function wired(clients: Clients, wire: Wire): Clients {
  return {
    list: (page, perPage, given) => wire(`list ${page} ${perPage}`, () => clients.list(page, perPage, given)),
    byId: (id, given) => wire(`open ${id}`, () => clients.byId(id, given)),
    create: form => wire(`create ${form.lastName}`, () => clients.create(form)),
    update: (id, form) => wire(`update ${id}`, () => clients.update(id, form)),
    remove: id => wire(`remove ${id}`, () => clients.remove(id)),
  };
}
