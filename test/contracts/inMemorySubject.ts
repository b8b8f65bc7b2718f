import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { InMemoryMarketplace } from '../../src/infrastructure/demo/market/InMemoryMarketplace';
import { DemoPapers } from '../../src/infrastructure/demo/market/pdf/DemoPapers';
import {
  InMemoryAnalytics,
  InMemoryConversations,
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
import { shippedFonts } from '../support/shippedFonts';
import { InMemoryPreferences } from '../twins/BrowserTwins';
import { InMemoryClock } from '../twins/InMemoryClock';
import { accountOf, type MarketSubject } from './MarketSubject';

/** The in-memory adapters on a market of their own. */
export async function inMemorySubject(): Promise<MarketSubject> {
  const clock = new InMemoryClock();
  const marketplace = new InMemoryMarketplace({ seed: 1, offers: 200, tempo: 0, clock });
  const session = new InMemorySession({ marketplace, preferences: new InMemoryPreferences(), clock });
  const analytics = new InMemoryAnalytics();
  const liveFeed = new InMemoryLiveFeed(session, new BrowserClock());
  const subject: MarketSubject = {
    marketplace,
    identity: new InMemoryIdentity(session),
    profiles: new InMemoryProfiles(session),
    passwords: new InMemoryPasswords(session),
    offers: new InMemoryOffers(session),
    bids: new InMemoryBids(session),
    purchases: new InMemoryPurchases(session),
    likes: new InMemoryLikes(session),
    deals: new InMemoryDeals(session),
    invoices: new InMemoryInvoices(session),
    clients: new InMemoryClients(session),
    motorbikes: new InMemoryMotorbikes(session),
    invoiceTemplates: new InMemoryInvoiceTemplates(session),
    clientInvoices: new InMemoryClientInvoices(session, new DemoPapers({ fonts: shippedFonts })),
    conversations: new InMemoryConversations(session),
    translations: new InMemoryTranslations(session),
    analytics,
    liveFeed,
    haveSession: kind => session.begin(accountOf(subject, kind).email),
    unplug: () => session.failNext({ reason: 'offline' }, 100),
    loseNextAnswer: () => session.loseNextAnswer({ reason: 'offline' }),
    interruptLine: async () => {
      liveFeed.drop();
      await liveFeed.reconnect();
    },
    recordedEvents: async () => analytics.events.map(({ name }) => name),
    told: value => value,
    dealOpens: () => Promise.resolve(),
    end: async () => liveFeed.close(),
  };
  return subject;
}
