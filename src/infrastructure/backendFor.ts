import type { Container, ContainerModule } from 'inversify';
import { ConnectionStore } from '../application/connection/ConnectionStore';
import { Diagnostics } from '../application/ports/Diagnostics';
import { Preferences } from '../application/ports/Preferences';
import { TabLocks } from '../application/ports/TabLocks';
import { CheckSession } from '../application/session/CheckSession';
import { SessionStore } from '../application/session/SessionStore';
import { AppearanceStore } from '../application/settings/AppearanceStore';
import type { BrowserClock } from './browser/BrowserClock';
import type { DemoTab } from './browser/DemoTab';
import { basePath } from './browser/page/basePath';
import { liveModule } from './liveModule';
import type { RuntimeConfig } from './RuntimeConfig';

/** Milliseconds. Close to a real server, so that the demo shows the waiting states. */
const DEMO_LATENCY = 120;

interface Backend {
  readonly module: ContainerModule;
  /** Null with a real backend. */
  readonly demoTab: DemoTab | null;
}

/** The demo is a chunk of its own, which a build with a real backend never loads. */
export async function backendFor(config: RuntimeConfig, container: Container, clock: BrowserClock): Promise<Backend> {
  if (config.backend === 'http') {
    const module = liveModule(config, container, {
      onUnauthorized: () => void container.get(CheckSession).execute(),
      isSessionOver: () => container.get(SessionStore).isOver,
      connection: container.get(ConnectionStore),
      clock,
    });
    return { module, demoTab: null };
  }
  const [{ inMemoryModule }, { IndexedDbMarketplaceStorage }, { DemoTab }] = await Promise.all([
    import(/* webpackChunkName: "demo" */ './inMemoryModule'),
    import(/* webpackChunkName: "demo" */ './browser/IndexedDbMarketplaceStorage'),
    import(/* webpackChunkName: "demo" */ './browser/DemoTab'),
  ]);
  const demo = inMemoryModule({
    ...config.demo,
    photoBase: location.origin + basePath,
    latency: DEMO_LATENCY,
    language: () => container.get(AppearanceStore).language,
    clock,
    preferences: container.get<Preferences>(Preferences),
    diagnostics: container.get<Diagnostics>(Diagnostics),
    storage: new IndexedDbMarketplaceStorage(clock),
  });
  const demoTab = new DemoTab(container.get<TabLocks>(TabLocks));
  await demoTab.run(demo);
  return { module: demo.module, demoTab };
}
