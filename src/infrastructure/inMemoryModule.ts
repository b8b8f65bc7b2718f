import { ContainerModule } from 'inversify';
import { Analytics } from '../application/ports/Analytics';
import { Bids } from '../application/ports/Bids';
import { BuyNow } from '../application/ports/BuyNow';
import { Clients } from '../application/ports/Clients';
import type { Clock } from '../application/ports/Clock';
import { Conversations } from '../application/ports/Conversations';
import { DemoMarket } from '../application/ports/DemoMarket';
import type { Diagnostics } from '../application/ports/Diagnostics';
import { Identity } from '../application/ports/Identity';
import { Invoices } from '../application/ports/Invoices';
import { IssuedInvoices } from '../application/ports/IssuedInvoices';
import { Likes } from '../application/ports/Likes';
import { LiveFeed } from '../application/ports/LiveFeed';
import { Offers } from '../application/ports/Offers';
import { Pickups } from '../application/ports/Pickups';
import { Passwords } from '../application/ports/Passwords';
import type { Preferences } from '../application/ports/Preferences';
import { Profiles } from '../application/ports/Profiles';
import { SellingDoor } from '../application/ports/SellingDoor';
import { Translations } from '../application/ports/Translations';
import { Transports } from '../application/ports/Transports';
import { InMemoryAnalytics } from './inMemory/InMemoryAnalytics';
import { InMemoryBids } from './inMemory/InMemoryBids';
import { InMemoryBuyNow } from './inMemory/InMemoryBuyNow';
import { InMemoryClients } from './inMemory/InMemoryClients';
import { InMemoryConversations } from './inMemory/InMemoryConversations';
import { InMemoryDemoMarket } from './inMemory/InMemoryDemoMarket';
import { InMemoryIdentity } from './inMemory/InMemoryIdentity';
import { InMemoryInvoices } from './inMemory/InMemoryInvoices';
import { InMemoryIssuedInvoices } from './inMemory/InMemoryIssuedInvoices';
import { InMemoryLikes } from './inMemory/InMemoryLikes';
import { InMemoryLiveFeed } from './inMemory/InMemoryLiveFeed';
import { InMemoryMarketplace } from './inMemory/InMemoryMarketplace';
import { InMemoryOffers } from './inMemory/InMemoryOffers';
import { InMemoryPickups } from './inMemory/InMemoryPickups';
import { InMemoryPasswords } from './inMemory/InMemoryPasswords';
import { InMemoryProfiles } from './inMemory/InMemoryProfiles';
import { InMemorySellingDoor } from './inMemory/InMemorySellingDoor';
import { InMemorySession } from './inMemory/InMemorySession';
import { InMemoryTranslations } from './inMemory/InMemoryTranslations';
import { InMemoryTransports } from './inMemory/InMemoryTransports';
import { MarketplaceKeeper } from './inMemory/MarketplaceKeeper';
import type { MarketplaceStorage } from './inMemory/MarketplaceStorage';

export interface InMemoryModuleOptions {
  readonly seed: number;
  readonly offers: number;
  readonly tempo: number;
  /** The origin that serves the photos. */
  readonly photoBase: string;
  /** ms from a call to its answer */
  readonly latency?: number;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly diagnostics: Diagnostics;
  readonly storage: MarketplaceStorage;
}

/** The demo: a market that lives in this browser, taken up where the last visit left it. */
export async function inMemoryModule(options: InMemoryModuleOptions): Promise<ContainerModule> {
  const marketplace = new InMemoryMarketplace(options);
  const keeper = new MarketplaceKeeper({ ...options, marketplace });
  await keeper.start();
  marketplace.start();
  const session = new InMemorySession({ ...options, marketplace });
  return new ContainerModule(({ bind }) => {
    bind<Analytics>(Analytics).toConstantValue(new InMemoryAnalytics());
    bind<Bids>(Bids).toConstantValue(new InMemoryBids(session));
    bind<BuyNow>(BuyNow).toConstantValue(new InMemoryBuyNow(session));
    bind<Clients>(Clients).toConstantValue(new InMemoryClients(session));
    bind<Conversations>(Conversations).toConstantValue(new InMemoryConversations(session));
    bind<DemoMarket>(DemoMarket).toConstantValue(new InMemoryDemoMarket(marketplace, () => keeper.clear()));
    bind<Identity>(Identity).toConstantValue(new InMemoryIdentity(session));
    bind<Invoices>(Invoices).toConstantValue(new InMemoryInvoices(session));
    bind<IssuedInvoices>(IssuedInvoices).toConstantValue(new InMemoryIssuedInvoices(marketplace));
    bind<Likes>(Likes).toConstantValue(new InMemoryLikes(session));
    bind<LiveFeed>(LiveFeed).toConstantValue(new InMemoryLiveFeed(session));
    bind<Offers>(Offers).toConstantValue(new InMemoryOffers(session));
    bind<Pickups>(Pickups).toConstantValue(new InMemoryPickups(session));
    bind<Passwords>(Passwords).toConstantValue(new InMemoryPasswords(session));
    bind<Profiles>(Profiles).toConstantValue(new InMemoryProfiles(session));
    bind<SellingDoor>(SellingDoor).toConstantValue(new InMemorySellingDoor());
    bind<Translations>(Translations).toConstantValue(new InMemoryTranslations(session));
    bind<Transports>(Transports).toConstantValue(new InMemoryTransports(session));
  });
}
