import { Container, type ServiceIdentifier } from 'inversify';
import { Analytics } from '../../src/application/ports/Analytics';
import { AppShell } from '../../src/application/ports/AppShell';
import { Bids } from '../../src/application/ports/Bids';
import { BrowserWindow } from '../../src/application/ports/BrowserWindow';
import { ClientInvoices } from '../../src/application/ports/ClientInvoices';
import { Clock } from '../../src/application/ports/Clock';
import { Conversations } from '../../src/application/ports/Conversations';
import { DealerBook } from '../../src/application/ports/DealerBook';
import { Deals } from '../../src/application/ports/Deals';
import { DemoMarket } from '../../src/application/ports/DemoMarket';
import { Deployment } from '../../src/application/ports/Deployment';
import { Diagnostics } from '../../src/application/ports/Diagnostics';
import { FileArchives } from '../../src/application/ports/FileArchives';
import { FileSharing } from '../../src/application/ports/FileSharing';
import { Geolocation } from '../../src/application/ports/Geolocation';
import { HandoverPapers } from '../../src/application/ports/HandoverPapers';
import { Identity } from '../../src/application/ports/Identity';
import { Invoices } from '../../src/application/ports/Invoices';
import { Likes } from '../../src/application/ports/Likes';
import { LiveFeed } from '../../src/application/ports/LiveFeed';
import { Offers } from '../../src/application/ports/Offers';
import { Passwords } from '../../src/application/ports/Passwords';
import { Pictures } from '../../src/application/ports/Pictures';
import { Preferences, VisitStorage } from '../../src/application/ports/Preferences';
import { Profiles } from '../../src/application/ports/Profiles';
import { Purchases } from '../../src/application/ports/Purchases';
import { Clients, InvoiceTemplates, Motorbikes } from '../../src/application/ports/SellingEntries';
import { Site } from '../../src/application/ports/Site';
import { Spreadsheets } from '../../src/application/ports/Spreadsheets';
import { SystemNotifications } from '../../src/application/ports/SystemNotifications';
import { TabLocks } from '../../src/application/ports/TabLocks';
import { TabMessages } from '../../src/application/ports/TabMessages';
import { Tabs } from '../../src/application/ports/Tabs';
import { TaxIds } from '../../src/application/ports/TaxIds';
import { Texts } from '../../src/application/ports/Texts';
import { Translations } from '../../src/application/ports/Translations';
import type { Twins } from './Twins';

export const ports: { readonly [Name in keyof Twins]: ServiceIdentifier | null } = {
  analytics: Analytics,
  appShell: AppShell,
  bids: Bids,
  book: DealerBook,
  browserWindow: BrowserWindow,
  purchases: Purchases,
  clientInvoices: ClientInvoices,
  clients: Clients,
  clock: Clock,
  conversations: Conversations,
  demoMarket: DemoMarket,
  deployment: Deployment,
  diagnostics: Diagnostics,
  /** Not a port: a view of the book. */
  kept: null,
  geolocation: Geolocation,
  identity: Identity,
  invoices: Invoices,
  invoiceTemplates: InvoiceTemplates,
  likes: Likes,
  /** The connection of the other twins to the market, and not a port. */
  line: null,
  liveFeed: LiveFeed,
  motorbikes: Motorbikes,
  offers: Offers,
  passwords: Passwords,
  deals: Deals,
  pictures: Pictures,
  spreadsheets: Spreadsheets,
  fileArchives: FileArchives,
  fileSharing: FileSharing,
  handoverPapers: HandoverPapers,
  preferences: Preferences,
  profiles: Profiles,
  site: Site,
  systemNotifications: SystemNotifications,
  tabLocks: TabLocks,
  /** Joins the tabs of one browser, and is not a port. */
  tabChannel: null,
  tabMessages: TabMessages,
  tabs: Tabs,
  taxIds: TaxIds,
  texts: Texts,
  translations: Translations,
  visitNotes: VisitStorage,
};

/** The ports that a test puts in place of a twin, by the twin's name. */
export type Replaced = Partial<Record<keyof Twins, unknown>>;

/** Use-cases and stores as the application composes them, on the twins. */
export function twinContainer(twins: Twins, replaced: Replaced = {}): Container {
  const container = new Container({ autobind: true, defaultScope: 'Singleton' });
  for (const [name, port] of Object.entries(ports) as [keyof Twins, ServiceIdentifier | null][]) {
    if (port) container.bind(port).toConstantValue(replaced[name] ?? twins[name]);
  }
  return container;
}
