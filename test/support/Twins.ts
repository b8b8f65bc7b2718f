import './nodeGlobals';
import type { Site } from '../../src/application/ports/Site';
import type { InMemoryMarketplace } from '../../src/infrastructure/demo/market/InMemoryMarketplace';
import { DemoPapers } from '../../src/infrastructure/demo/market/pdf/DemoPapers';
import { demoDealers } from '../../src/infrastructure/demo/market/people/demoDealers';
import { sampleInvoices } from '../../src/infrastructure/demo/market/selling/demoBook';
import {
  InMemoryAnalytics,
  InMemoryConversations,
  InMemoryDemoMarket,
  InMemoryIdentity,
  InMemoryInvoices,
  InMemoryPasswords,
  InMemoryProfiles,
} from '../../src/infrastructure/demo/twins/AccountTwins';
import { InMemoryLiveFeed } from '../../src/infrastructure/demo/twins/InMemoryLiveFeed';
import { InMemorySession } from '../../src/infrastructure/demo/twins/InMemorySession';
import {
  InMemoryBids,
  InMemoryPurchases,
  InMemoryDeals,
  InMemoryLikes,
  InMemoryOffers,
  InMemoryTranslations,
} from '../../src/infrastructure/demo/twins/OfferTwins';
import {
  InMemoryClientInvoices,
  InMemoryClients,
  InMemoryInvoiceTemplates,
  InMemoryMotorbikes,
} from '../../src/infrastructure/demo/twins/SellingTwins';
import {
  InMemoryAppShell,
  InMemoryDeployment,
  InMemoryDiagnostics,
  InMemoryGeolocation,
  InMemoryPictures,
  InMemoryPreferences,
  InMemorySite,
  InMemoryFileArchives,
  InMemoryFileSharing,
  InMemoryHandoverPapers,
  InMemorySpreadsheets,
  InMemorySystemNotifications,
  InMemoryTaxIds,
  InMemoryTexts,
  InMemoryVisitStorage,
} from '../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../twins/InMemoryBrowserWindow';
import type { InMemoryClock } from '../twins/InMemoryClock';
import { InMemoryDealerBook } from '../twins/InMemoryDealerBook';
import { InMemoryTabLocks } from '../twins/InMemoryTabLocks';
import { InMemoryTabChannel, InMemoryTabMessages } from '../twins/InMemoryTabMessages';
import { InMemoryTabs } from '../twins/InMemoryTabs';
import { KeptRecords } from './KeptRecords';
import { shippedFonts } from './shippedFonts';
import type { MarketPorts } from './Wire';

interface Market {
  readonly marketplace: InMemoryMarketplace;
  readonly clock: InMemoryClock;
}

/** What outlives a page. A tab has its own notes and shares the rest with the other tabs. */
export interface BrowserStorage {
  readonly preferences: InMemoryPreferences;
  readonly book: InMemoryDealerBook;
  readonly tabLocks: InMemoryTabLocks;
  readonly tabChannel: InMemoryTabChannel;
  readonly visitNotes: InMemoryVisitStorage;
}

/** One in-memory adapter per port, on one market. */
export class Twins implements MarketPorts {
  readonly clock;
  readonly preferences;
  readonly book;
  readonly pictures = new InMemoryPictures();
  readonly spreadsheets = new InMemorySpreadsheets();
  readonly fileArchives = new InMemoryFileArchives();
  readonly fileSharing = new InMemoryFileSharing();
  readonly handoverPapers = new InMemoryHandoverPapers();
  readonly geolocation = new InMemoryGeolocation();
  readonly appShell = new InMemoryAppShell();
  readonly deployment = new InMemoryDeployment();
  readonly diagnostics = new InMemoryDiagnostics();
  readonly kept;
  readonly visitNotes;
  readonly analytics = new InMemoryAnalytics();
  readonly browserWindow = new InMemoryBrowserWindow();
  /** Delays, refuses and loses calls. */
  readonly line;
  readonly offers;
  readonly bids;
  readonly purchases;
  readonly likes;
  readonly deals;
  readonly invoices;
  readonly conversations;
  readonly clients;
  readonly clientInvoices;
  readonly invoiceTemplates;
  readonly motorbikes;
  readonly site: Site = new InMemorySite();
  readonly systemNotifications = new InMemorySystemNotifications();
  readonly tabs = new InMemoryTabs();
  readonly taxIds = new InMemoryTaxIds();
  readonly tabLocks;
  /** Joins the tabs of one browser, and is not a port. */
  readonly tabChannel;
  readonly tabMessages;
  readonly identity;
  readonly profiles;
  readonly passwords;
  readonly texts = new InMemoryTexts();
  readonly translations;
  readonly liveFeed;
  readonly demoMarket;

  constructor({ marketplace, clock }: Market, storage: Partial<BrowserStorage> = {}) {
    this.clock = clock;
    this.preferences = storage.preferences ?? new InMemoryPreferences();
    this.book = storage.book ?? aDemoBook();
    this.tabLocks = storage.tabLocks ?? new InMemoryTabLocks(clock);
    this.tabChannel = storage.tabChannel ?? new InMemoryTabChannel();
    this.tabMessages = new InMemoryTabMessages(this.tabChannel);
    this.visitNotes = storage.visitNotes ?? new InMemoryVisitStorage();
    this.kept = new KeptRecords(this.book);
    this.line = new InMemorySession({ marketplace, clock, preferences: this.preferences });
    this.offers = new InMemoryOffers(this.line);
    this.bids = new InMemoryBids(this.line);
    this.purchases = new InMemoryPurchases(this.line);
    this.likes = new InMemoryLikes(this.line);
    this.deals = new InMemoryDeals(this.line);
    this.invoices = new InMemoryInvoices(this.line);
    this.conversations = new InMemoryConversations(this.line);
    const papers = new DemoPapers({ fonts: shippedFonts, toAddress: () => 'blob:paper' });
    this.clientInvoices = new InMemoryClientInvoices(this.line, papers);
    this.invoiceTemplates = new InMemoryInvoiceTemplates(this.line);
    this.motorbikes = new InMemoryMotorbikes(this.line);
    this.clients = new InMemoryClients(this.line);
    this.identity = new InMemoryIdentity(this.line);
    this.profiles = new InMemoryProfiles(this.line);
    this.passwords = new InMemoryPasswords(this.line);
    this.translations = new InMemoryTranslations(this.line);
    this.liveFeed = new InMemoryLiveFeed(this.line, clock);
    this.demoMarket = new InMemoryDemoMarket(marketplace);
  }
}

/** A new book, with the sample invoices of the dealers who sell. */
function aDemoBook(): InMemoryDealerBook {
  const book = new InMemoryDealerBook();
  for (const { dealer } of demoDealers) {
    void book.put(String(dealer.id), 'invoices', sampleInvoices(String(dealer.id), ''));
  }
  return book;
}
