import type { Container } from 'inversify';
import { ConnectionStore } from '../application/connection/ConnectionStore';
import { Diagnostics } from '../application/ports/Diagnostics';
import { Preferences } from '../application/ports/Preferences';
import { TabLocks } from '../application/ports/TabLocks';
import { DEALER_EMAIL, SessionStore } from '../application/session/SessionStore';
import { Appearance } from '../application/settings/Appearance';
import type { BrowserClock } from './browser/BrowserClock';
import { basePath } from './browser/page/basePath';
import type { DemoTab } from './demo/DemoTab';
import type { Fetch } from './http/client/HttpClient';
import { liveModule, type LiveModules } from './liveModule';
import type { RuntimeConfig } from './RuntimeConfig';

/** Milliseconds. Close to a real server, so that the demo shows the waiting states. */
const DEMO_LATENCY = 120;

interface Backend extends Pick<LiveModules, 'module'> {
  /** Null in the demo, where all adapters are there. */
  readonly loadLate: LiveModules['loadLate'] | null;
  /** Null with a real backend. */
  readonly demoTab: DemoTab | null;
}

/** The demo is a chunk of its own, which a build with a real backend never loads. */
export async function backendFor(config: RuntimeConfig, container: Container, clock: BrowserClock): Promise<Backend> {
  const shared = {
    clock,
    preferences: container.get(Preferences),
    diagnostics: container.get(Diagnostics),
  };
  const locks = container.get(TabLocks);
  if (config.backend === 'http') {
    const connection = container.get(ConnectionStore);
    const modules = liveModule({
      ...shared,
      config,
      locks,
      pageAddress: location.href,
      fetch: pageFetch(connection),
      isOffline: () => connection.isOffline,
      onTimeStated: time => clock.serverSaid(time),
      random: Math.random,
      onUnauthorized: () => void container.get(SessionStore).check(),
      isSessionOver: () => container.get(SessionStore).isOver,
      // A profile may lack the address. Then the one of the sign-in counts.
      dealerEmail: () => container.get(SessionStore).email || (shared.preferences.read(DEALER_EMAIL) ?? ''),
    });
    return { ...modules, demoTab: null };
  }
  const [{ inMemoryModule }, { IndexedDbMarketplaceStorage }, { DemoTab }] = await Promise.all([
    import(/* webpackChunkName: "demo" */ './demo/inMemoryModule'),
    import(/* webpackChunkName: "demo" */ './demo/IndexedDbMarketplaceStorage'),
    import(/* webpackChunkName: "demo" */ './demo/DemoTab'),
  ]);
  const demo = inMemoryModule({
    ...config.demo,
    ...shared,
    photoBase: location.origin + basePath,
    latency: DEMO_LATENCY,
    language: () => container.get(Appearance).language,
    storage: new IndexedDbMarketplaceStorage(clock),
  });
  const demoTab = new DemoTab(locks);
  await demoTab.run(demo);
  return { module: demo.module, loadLate: null, demoTab };
}

/** An answer to a request that was sent although the browser says 'offline' proves that there is a network. */
function pageFetch(connection: ConnectionStore): Fetch {
  return async (address, init) => {
    const wasOffline = connection.isOffline;
    const response = await sent(address, init);
    if (wasOffline) connection.answered();
    return response;
  };
}

/**
 * Waits for a paint before each write, because sending takes time as well and the result of a press has to be visible
 * first.
 */
async function sent(address: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'GET') await painted();
  return fetch(address, init);
}

/** Milliseconds. A hidden tab never calls `requestAnimationFrame`. */
const PAINTED_AT_LATEST = 100;

/** Resolves after the next paint. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, PAINTED_AT_LATEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
