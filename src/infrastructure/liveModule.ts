import { type Container, ContainerModule } from 'inversify';
import type { ConnectionStore } from '../application/connection/ConnectionStore';
import { Analytics } from '../application/ports/Analytics';
import { Bids } from '../application/ports/Bids';
import { BuyNow } from '../application/ports/BuyNow';
import { Clock } from '../application/ports/Clock';
import { Conversations } from '../application/ports/Conversations';
import { DemoMarket } from '../application/ports/DemoMarket';
import { Diagnostics } from '../application/ports/Diagnostics';
import { Identity } from '../application/ports/Identity';
import { Invoices } from '../application/ports/Invoices';
import { Likes } from '../application/ports/Likes';
import { LiveFeed } from '../application/ports/LiveFeed';
import { Offers } from '../application/ports/Offers';
import { Passwords } from '../application/ports/Passwords';
import { Pickups } from '../application/ports/Pickups';
import { Preferences } from '../application/ports/Preferences';
import { Profiles } from '../application/ports/Profiles';
import { SellingModule } from '../application/ports/SellingModule';
import { TabLocks } from '../application/ports/TabLocks';
import { Translations } from '../application/ports/Translations';
import { Transports } from '../application/ports/Transports';
import { success } from '../domain/shared/Result';
import type { BrowserClock } from './browser/BrowserClock';
import type { Fetch, HttpClient } from './http/client/HttpClient';
import { lazyAdapter } from './lazyAdapter';
import { LiveBackend, type LiveBackendOptions } from './LiveBackend';
import type { HttpConfig } from './RuntimeConfig';

const noDemo: DemoMarket = { isDemo: false, accounts: [], mailedToken: () => null, reset: () => Promise.resolve() };

/**
 * Waits for a paint before each write, because sending takes time as well and the result of a press has to be visible
 * first.
 */
async function sent(address: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'GET') await painted();
  return fetch(address, init);
}

interface AppWatch extends Pick<LiveBackendOptions, 'onUnauthorized' | 'isSessionOver'> {
  readonly connection: Connection;
  /** Takes the time from the server's answers. */
  readonly clock: Pick<BrowserClock, 'answered'>;
}

type Connection = Pick<ConnectionStore, 'isOffline' | 'answered'>;

/** An answer to a request that was sent although the browser says 'offline' proves that there is a network. */
function noticed({ connection, clock }: Pick<AppWatch, 'connection' | 'clock'>): Fetch {
  return async (address, init) => {
    const wasOffline = connection.isOffline;
    const response = await sent(address, init);
    clock.answered(response);
    if (wasOffline) connection.answered();
    return response;
  };
}

/** The adapters of a real backend. `browserModule` binds the browser's part. */
export function liveModule(
  config: HttpConfig,
  container: Container,
  { connection, clock, ...session }: AppWatch,
): ContainerModule {
  const backend = new LiveBackend({
    config,
    pageAddress: location.href,
    fetch: noticed({ connection, clock }),
    clock: container.get<Clock>(Clock),
    preferences: container.get<Preferences>(Preferences),
    diagnostics: container.get<Diagnostics>(Diagnostics),
    locks: container.get<TabLocks>(TabLocks),
    random: Math.random,
    ...session,
  });
  return new ContainerModule(({ bind }) => {
    bind<Analytics>(Analytics).toConstantValue(backend.analytics);
    bind<Bids>(Bids).toConstantValue(backend.bids);
    bind<BuyNow>(BuyNow).toConstantValue(backend.buyNow);
    bind<Conversations>(Conversations).toConstantValue(backend.conversations);
    bind<Identity>(Identity).toConstantValue(backend.identity);
    bind<Invoices>(Invoices).toConstantValue(backend.invoices);
    bind<Likes>(Likes).toConstantValue(backend.likes);
    bind<LiveFeed>(LiveFeed).toConstantValue(backend.liveFeed);
    bind<Offers>(Offers).toConstantValue(backend.offers);
    bind<Pickups>(Pickups).toConstantValue(backend.pickups);
    bind<Passwords>(Passwords).toConstantValue(backend.passwords);
    bind<Profiles>(Profiles).toConstantValue(backend.profiles);
    bind<Translations>(Translations).toConstantValue(backend.translations);
    bind<Transports>(Transports).toConstantValue(backend.transports);
    bind<DemoMarket>(DemoMarket).toConstantValue(noDemo);
    bind<SellingModule>(SellingModule).toConstantValue(lazySellingModule(container, backend.market));
  });
}

/** The adapters and bindings of the selling module load with its pages, because few dealers sell. */
function lazySellingModule(container: Container, market: HttpClient): SellingModule {
  const loaded = lazyAdapter(() =>
    import(/* webpackChunkName: "selling-ports" */ './sellingModule').then(({ sellingModule }) =>
      container.load(sellingModule(market)),
    ),
  );
  return { load: loaded(async () => success(undefined)) };
}

/** Milliseconds. A hidden tab never calls `requestAnimationFrame`. */
const PAINTED_AT_LATEST = 100;

/** Resolves after the next paint. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, PAINTED_AT_LATEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
