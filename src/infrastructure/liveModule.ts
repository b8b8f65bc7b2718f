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
import type { Fetch } from './http/HttpClient';
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
}

type Connection = Pick<ConnectionStore, 'isOffline' | 'answered'>;

/** An answer to a request that was sent although the browser says 'offline' proves that there is a network. */
function noticed(connection: Connection): Fetch {
  return async (address, init) => {
    const wasOffline = connection.isOffline;
    const response = await sent(address, init);
    if (wasOffline) connection.answered();
    return response;
  };
}

/** The adapters of a real backend. `browserModule` binds the browser's part. */
export function liveModule(
  config: HttpConfig,
  container: Container,
  { connection, ...session }: AppWatch,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(LiveBackend)
      .toDynamicValue(
        context =>
          new LiveBackend({
            config,
            pageAddress: location.href,
            fetch: noticed(connection),
            clock: context.get<Clock>(Clock),
            preferences: context.get<Preferences>(Preferences),
            diagnostics: context.get<Diagnostics>(Diagnostics),
            locks: context.get<TabLocks>(TabLocks),
            random: Math.random,
            ...session,
          }),
      )
      .inSingletonScope();
    bind<Analytics>(Analytics).toDynamicValue(context => context.get(LiveBackend).analytics);
    bind<Bids>(Bids).toDynamicValue(context => context.get(LiveBackend).bids);
    bind<BuyNow>(BuyNow).toDynamicValue(context => context.get(LiveBackend).buyNow);
    bind<Conversations>(Conversations).toDynamicValue(context => context.get(LiveBackend).conversations);
    bind<Identity>(Identity).toDynamicValue(context => context.get(LiveBackend).identity);
    bind<Invoices>(Invoices).toDynamicValue(context => context.get(LiveBackend).invoices);
    bind<Likes>(Likes).toDynamicValue(context => context.get(LiveBackend).likes);
    bind<LiveFeed>(LiveFeed).toDynamicValue(context => context.get(LiveBackend).liveFeed);
    bind<Offers>(Offers).toDynamicValue(context => context.get(LiveBackend).offers);
    bind<Pickups>(Pickups).toDynamicValue(context => context.get(LiveBackend).pickups);
    bind<Passwords>(Passwords).toDynamicValue(context => context.get(LiveBackend).passwords);
    bind<Profiles>(Profiles).toDynamicValue(context => context.get(LiveBackend).profiles);
    bind<Translations>(Translations).toDynamicValue(context => context.get(LiveBackend).translations);
    bind<Transports>(Transports).toDynamicValue(context => context.get(LiveBackend).transports);
    bind<DemoMarket>(DemoMarket).toConstantValue(noDemo);
    bind<SellingModule>(SellingModule).toConstantValue(lazySellingModule(container));
  });
}

/** The adapters and bindings of the selling module load with its pages, because few dealers sell. */
function lazySellingModule(container: Container): SellingModule {
  const loaded = lazyAdapter(() =>
    import(/* webpackChunkName: "selling-ports" */ './sellingModule').then(({ sellingModule }) =>
      container.load(sellingModule),
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
