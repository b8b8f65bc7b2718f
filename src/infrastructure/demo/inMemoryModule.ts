import { ContainerModule } from 'inversify';
import { Analytics } from '../../application/ports/Analytics';
import { Bids } from '../../application/ports/Bids';
import { ClientInvoices } from '../../application/ports/ClientInvoices';
import type { Clock } from '../../application/ports/Clock';
import { Conversations } from '../../application/ports/Conversations';
import { DealerBook } from '../../application/ports/DealerBook';
import { Deals } from '../../application/ports/Deals';
import { DemoMarket } from '../../application/ports/DemoMarket';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import { FileArchives } from '../../application/ports/FileArchives';
import { Identity } from '../../application/ports/Identity';
import { Invoices } from '../../application/ports/Invoices';
import { Likes } from '../../application/ports/Likes';
import { LiveFeed } from '../../application/ports/LiveFeed';
import { Offers } from '../../application/ports/Offers';
import { Passwords } from '../../application/ports/Passwords';
import type { Preferences } from '../../application/ports/Preferences';
import { Profiles } from '../../application/ports/Profiles';
import { Purchases } from '../../application/ports/Purchases';
import { Clients, InvoiceTemplates, Motorbikes } from '../../application/ports/SellingEntries';
import { Tabs } from '../../application/ports/Tabs';
import { TaxIds } from '../../application/ports/TaxIds';
import { Translations } from '../../application/ports/Translations';
import type { Language } from '../../domain/shared/Language';
import { BrowserTabs } from '../browser/BrowserTabs';
import { lazyFileArchives } from '../fflate/lazyFileArchives';
import { fetchedFonts } from '../pdf/PdfFonts';
import { StdnumTaxIds } from '../taxIds/StdnumTaxIds';
import { InMemoryMarketplace } from './market/InMemoryMarketplace';
import { MarketplaceKeeper, type MarketplaceStorage } from './market/MarketplaceKeeper';
import { DemoPapers } from './market/pdf/DemoPapers';
import { demoBook } from './market/selling/demoBook';
import {
  InMemoryAnalytics,
  InMemoryConversations,
  InMemoryDemoMarket,
  InMemoryIdentity,
  InMemoryInvoices,
  InMemoryPasswords,
  InMemoryProfiles,
} from './twins/AccountTwins';
import { InMemoryLiveFeed } from './twins/InMemoryLiveFeed';
import { InMemorySession } from './twins/InMemorySession';
import {
  InMemoryBids,
  InMemoryPurchases,
  InMemoryDeals,
  InMemoryLikes,
  InMemoryOffers,
  InMemoryTranslations,
} from './twins/OfferTwins';
import {
  InMemoryClientInvoices,
  InMemoryClients,
  InMemoryInvoiceTemplates,
  InMemoryMotorbikes,
} from './twins/SellingTwins';

/** Enough for hundreds of sales of a common model. */
const ARCHIVED_SALES = 20_000;

interface InMemoryModuleOptions {
  readonly seed: number;
  readonly offers: number;
  readonly tempo: number;
  /** The origin that serves the photos. */
  readonly photoBase: string;
  /** Milliseconds from a call to its answer. */
  readonly latency?: number;
  /** The current language of the user interface. */
  readonly language: () => Language;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly diagnostics: Diagnostics;
  readonly storage: MarketplaceStorage;
}

/** The demo: a simulated market in this browser. */
interface Demo {
  readonly module: ContainerModule;
  /** Continues from the state of the last visit. */
  start(): Promise<void>;
  /** Stores the market, so that another tab can continue with it. */
  stop(): Promise<void>;
}

export function inMemoryModule(options: InMemoryModuleOptions): Demo {
  const { seed, offers, tempo, photoBase, clock } = options;
  const marketplace = new InMemoryMarketplace({ seed, offers, archivedSales: ARCHIVED_SALES, tempo, photoBase, clock });
  const keeper = new MarketplaceKeeper({ ...options, marketplace });
  const session = new InMemorySession({ ...options, marketplace, kept: () => keeper.flush() });
  const papers = new DemoPapers({ fonts: () => fetchedFonts() });
  const module = new ContainerModule(({ bind, onActivation }) => {
    onActivation(DealerBook, (_context, book) => demoBook(book, { marketplace, papers, photoBase }));
    bind(Analytics).toConstantValue(new InMemoryAnalytics());
    bind(Bids).toConstantValue(new InMemoryBids(session));
    bind(Purchases).toConstantValue(new InMemoryPurchases(session));
    bind(ClientInvoices).toConstantValue(new InMemoryClientInvoices(session, papers));
    bind(Clients).toConstantValue(new InMemoryClients(session));
    bind(Conversations).toConstantValue(new InMemoryConversations(session));
    bind(Deals).toConstantValue(new InMemoryDeals(session));
    bind(DemoMarket).toConstantValue(new InMemoryDemoMarket(marketplace, () => keeper.clear()));
    bind(FileArchives).toConstantValue(lazyFileArchives);
    bind(Identity).toConstantValue(new InMemoryIdentity(session));
    bind(Invoices).toConstantValue(new InMemoryInvoices(session));
    bind(InvoiceTemplates).toConstantValue(new InMemoryInvoiceTemplates(session));
    bind(Likes).toConstantValue(new InMemoryLikes(session));
    bind(LiveFeed).toConstantValue(new InMemoryLiveFeed(session, clock));
    bind(Motorbikes).toConstantValue(new InMemoryMotorbikes(session));
    bind(Offers).toConstantValue(new InMemoryOffers(session));
    bind(Passwords).toConstantValue(new InMemoryPasswords(session));
    bind(Profiles).toConstantValue(new InMemoryProfiles(session));
    bind(Tabs).toConstantValue(new BrowserTabs());
    bind(TaxIds).toConstantValue(new StdnumTaxIds());
    bind(Translations).toConstantValue(new InMemoryTranslations(session));
  });
  return {
    module,
    start: async () => {
      await keeper.start();
      marketplace.start();
    },
    stop: () => {
      marketplace.stop();
      return keeper.stop();
    },
  };
}
