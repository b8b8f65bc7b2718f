import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { InMemoryAnalytics } from '../../src/infrastructure/inMemory/InMemoryAnalytics';
import { InMemoryBids } from '../../src/infrastructure/inMemory/InMemoryBids';
import { InMemoryBuyNow } from '../../src/infrastructure/inMemory/InMemoryBuyNow';
import { InMemoryClientInvoices } from '../../src/infrastructure/inMemory/InMemoryClientInvoices';
import { InMemoryClients } from '../../src/infrastructure/inMemory/InMemoryClients';
import { InMemoryClock } from '../../src/infrastructure/inMemory/InMemoryClock';
import { InMemoryConversations } from '../../src/infrastructure/inMemory/InMemoryConversations';
import { InMemoryIdentity } from '../../src/infrastructure/inMemory/InMemoryIdentity';
import { InMemoryInvoices } from '../../src/infrastructure/inMemory/InMemoryInvoices';
import { InMemoryInvoiceTemplates } from '../../src/infrastructure/inMemory/InMemoryInvoiceTemplates';
import { InMemoryLikes } from '../../src/infrastructure/inMemory/InMemoryLikes';
import { InMemoryLiveFeed } from '../../src/infrastructure/inMemory/InMemoryLiveFeed';
import { InMemoryMarketplace } from '../../src/infrastructure/inMemory/InMemoryMarketplace';
import { InMemoryMotorbikes } from '../../src/infrastructure/inMemory/InMemoryMotorbikes';
import { InMemoryOffers } from '../../src/infrastructure/inMemory/InMemoryOffers';
import { InMemoryPasswords } from '../../src/infrastructure/inMemory/InMemoryPasswords';
import { InMemoryPickups } from '../../src/infrastructure/inMemory/InMemoryPickups';
import { InMemoryPreferences } from '../../src/infrastructure/inMemory/InMemoryPreferences';
import { InMemoryProfiles } from '../../src/infrastructure/inMemory/InMemoryProfiles';
import { InMemorySession } from '../../src/infrastructure/inMemory/InMemorySession';
import { InMemoryTranslations } from '../../src/infrastructure/inMemory/InMemoryTranslations';
import { InMemoryTransports } from '../../src/infrastructure/inMemory/InMemoryTransports';
import { DemoPapers } from '../../src/infrastructure/inMemory/pdf/DemoPapers';
import { shippedFonts } from '../support/shippedFonts';
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
    buyNow: new InMemoryBuyNow(session),
    likes: new InMemoryLikes(session),
    pickups: new InMemoryPickups(session),
    transports: new InMemoryTransports(session),
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
