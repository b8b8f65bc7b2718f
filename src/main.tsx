import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';
import { configure, when } from 'mobx';
import { ConnectionStore } from './application/connection/ConnectionStore';
import { WatchNetwork } from './application/connection/WatchNetwork';
import { ArrangeMenu } from './application/navigation/ArrangeMenu';
import { OfferNativeApp } from './application/navigation/OfferNativeApp';
import { LoadOffers } from './application/offers/LoadOffers';
import { OfferLists } from './application/offers/OfferLists';
import { OfferRegistry } from './application/offers/OfferRegistry';
import { Clock } from './application/ports/Clock';
import { Diagnostics } from './application/ports/Diagnostics';
import { Identity } from './application/ports/Identity';
import { Preferences } from './application/ports/Preferences';
import { TabLocks } from './application/ports/TabLocks';
import { Texts } from './application/ports/Texts';
import { CheckSession } from './application/session/CheckSession';
import { EndIdleSession } from './application/session/EndIdleSession';
import { SessionStore } from './application/session/SessionStore';
import { AppearanceStore } from './application/settings/AppearanceStore';
import { ChangeAppearance } from './application/settings/ChangeAppearance';
import { FirstScreenStore } from './application/shared/FirstScreenStore';
import { questionAt } from './domain/offers/BrowseQuestion';
import { SECOND } from './domain/shared/Instant';
import { LateDiagnostics } from './infrastructure/beacon/LateDiagnostics';
import { basePath } from './infrastructure/browser/basePath';
import { ConsoleDiagnostics } from './infrastructure/browser/ConsoleDiagnostics';
import type { DemoTab } from './infrastructure/browser/DemoTab';
import { hideToken } from './infrastructure/browser/hideToken';
import { browserModule } from './infrastructure/browserModule';
import { liveModule } from './infrastructure/liveModule';
import { loadRuntimeConfig, type RuntimeConfig } from './infrastructure/RuntimeConfig';
import { fetchShell } from './ui/fetchShell';
import { isPublicPath } from './ui/session/publicPaths';
import { listenForBack } from './ui/shared/dialogs/interceptBack';
import { paths } from './ui/shared/paths';
import { fetchedTexts, fetchTextFiles } from './ui/shared/texts/textFiles';

configure({ enforceActions: 'always' });

/** The path of the page without the path of the build. */
const pathname = () => location.pathname.slice(basePath.length);

/** The router accepts a path that ends with a slash, but the pages compare the whole path. */
function dropTrailingSlash(): void {
  const path = pathname().replace(/\/+$/, '') || '/';
  if (path !== pathname()) history.replaceState(history.state, '', basePath + path + location.search + location.hash);
}

/** Milliseconds. Close to a real server, so that the demo shows the waiting states. */
const DEMO_LATENCY = 120;

/** The number of columns of the browse list, unless the dealer chose more or the window is narrow. */
const FIRST_ROW = 3;

/** The other photos wait no longer than this for the first one, and again for those of the first row. */
const PHOTO_AT_LATEST = 2 * SECOND;

interface Backend {
  readonly module: ContainerModule;
  /** Null with a real backend. */
  readonly demoTab: DemoTab | null;
}

/** The demo is a chunk of its own, which a build with a real backend never loads. */
async function backendOf(config: RuntimeConfig, container: Container): Promise<Backend> {
  if (config.backend === 'http') {
    const module = liveModule(config, container, {
      onUnauthorized: () => void container.get(CheckSession).execute(),
      isSessionOver: () => container.get(SessionStore).isOver,
      connection: container.get(ConnectionStore),
    });
    return { module, demoTab: null };
  }
  const [{ inMemoryModule }, { IndexedDbMarketplaceStorage }, { DemoTab }] = await Promise.all([
    import(/* webpackChunkName: "demo" */ './infrastructure/inMemoryModule'),
    import(/* webpackChunkName: "demo" */ './infrastructure/browser/IndexedDbMarketplaceStorage'),
    import(/* webpackChunkName: "demo" */ './infrastructure/browser/DemoTab'),
  ]);
  const demo = inMemoryModule({
    ...config.demo,
    photoBase: location.origin + basePath,
    latency: DEMO_LATENCY,
    language: () => container.get(AppearanceStore).language,
    clock: container.get<Clock>(Clock),
    preferences: container.get<Preferences>(Preferences),
    diagnostics: container.get<Diagnostics>(Diagnostics),
    storage: new IndexedDbMarketplaceStorage(),
  });
  const demoTab = new DemoTab(container.get<TabLocks>(TabLocks));
  await demoTab.run(demo);
  return { module: demo.module, demoTab };
}

/** The code that sends reports loads after the first screen. */
function diagnosticsFor({ reportUrl, vitalsSample }: RuntimeConfig, container: Container): Diagnostics {
  if (reportUrl === undefined) return new ConsoleDiagnostics();
  return new LateDiagnostics(async () => {
    const [{ browserReports }, { routePattern }] = await Promise.all([
      import(/* webpackChunkName: "reports" */ './infrastructure/beacon/browserReports'),
      import(/* webpackChunkName: "reports" */ './ui/routePattern'),
    ]);
    const clock = container.get<Clock>(Clock);
    return browserReports({ reportUrl, vitalsSample, clock, route: () => routePattern(pathname()) });
  });
}

function reportUnexpected(diagnostics: Diagnostics): void {
  const report = (where: string, error: unknown) => diagnostics.report({ kind: 'unexpected', where, error });
  window.addEventListener('error', ({ error, message }) => {
    // Not an error: the browser postpones a measurement to the next frame instead of measuring twice in this one.
    if (!message.startsWith('ResizeObserver loop')) report('window', error ?? message);
  });
  window.addEventListener('unhandledrejection', event => report('promise', event.reason));
}

/** Starts, before the first render, all requests that a signed-in dealer needs, so that they run in parallel. */
function startEarly(container: Container): void {
  // If this download fails, the page repeats it and reports the failure.
  const shell = fetchShell().catch(() => {});
  void container.get(CheckSession).execute();
  if (pathname() !== paths.browse) return;
  const { paging } = container.get(AppearanceStore);
  void container.get(LoadOffers).show('browse', questionAt('browse', location.search, paging));
  const list = container.get(OfferLists).of('browse');
  // Runs before the tiles are rendered, because they would request their photos at once.
  when(
    () => list.ids.length > 0,
    () => pathname() === paths.browse && void fetchFirstPhotos(container, shell),
  );
}

/**
 * Fetches the photos of the first row while the tiles are rendered. Those of the other rows wait for them, because
 * photos that load at the same time all arrive late.
 */
async function fetchFirstPhotos(container: Container, shell: Promise<unknown>): Promise<void> {
  const firstScreen = container.get(FirstScreenStore);
  const firstRow = container.get(OfferLists).of('browse').ids.slice(0, FIRST_ROW);
  const addresses = firstRow.flatMap(hashId => container.get(OfferRegistry).get(hashId)?.photo ?? []);
  const late = () => new Promise<void>(resolve => container.get<Clock>(Clock).after(PHOTO_AT_LATEST, resolve));
  const first = addresses.slice(0, 1);
  firstScreen.firstPhotosAwaited(first);
  // The code for the tiles comes first.
  await shell;
  // The first one alone, so that it is there with the tiles.
  for (const photos of [first, addresses]) {
    firstScreen.firstPhotosAwaited(photos);
    await Promise.race([Promise.all(photos.map(photoArrival)), late()]);
  }
  firstScreen.firstPhotosArrived();
}

/** Resolves when a photo has loaded or failed. The tile of a photo that fails says so. */
async function photoArrival(address: string): Promise<void> {
  const photo = new Image();
  photo.src = address;
  await photo.decode().catch(() => {});
}

async function start(element: HTMLElement): Promise<void> {
  dropTrailingSlash();
  hideToken();
  // The rendering code is the larger half of the app. It loads in parallel with the configuration and the first calls.
  const mounting = import(/* webpackChunkName: "mount-app" */ './ui/mountApp');
  const config = await loadRuntimeConfig(address => fetch(basePath + address));
  // Stores and use-cases are singletons. `autobind` lets a class load with the first chunk that requests it.
  const container = new Container({ autobind: true, defaultScope: 'Singleton' });
  if (!config.ok) {
    const texts = await fetchTextFiles('en');
    return (await mounting).mountStartFailure({ element, language: 'en', texts }, config.failure);
  }
  const site = { ...config.value, flagUrl: config.value.flagUrl ?? `${basePath}/flags` };
  container.load(browserModule(site, diagnosticsFor(config.value, container)));
  container.bind<Texts>(Texts).toConstantValue(fetchedTexts);
  reportUnexpected(container.get<Diagnostics>(Diagnostics));
  const { module, demoTab } = await backendOf(config.value, container);
  container.load(module);
  container.get(ChangeAppearance).restore();
  const { language } = container.get(AppearanceStore);
  const demoElsewhere = async () => {
    const texts = await fetchTextFiles(language);
    const takeOver = () => void demoTab?.takeOver().then(() => location.reload());
    return (await mounting).mountDemoElsewhere({ element, language, texts }, takeOver);
  };
  if (demoTab?.isHere === false) return demoElsewhere();

  container.get(EndIdleSession).execute();
  const hasSession = !isPublicPath(pathname()) && container.get<Identity>(Identity).hasSession();
  if (hasSession) startEarly(container);
  container.get(ArrangeMenu).restore(pathname());
  container.get(WatchNetwork).execute();
  container.get(OfferNativeApp).execute();
  listenForBack();
  const [texts, { mountApp }] = await Promise.all([fetchTextFiles(language), mounting]);
  const unmount = await mountApp({ element, language, texts, container, hasSession, basePath });
  await demoTab?.lost;
  if (!demoTab) return;
  unmount();
  await demoElsewhere();
}

const element = document.getElementById('root')!;

start(element).catch((error: unknown) => {
  // The code for rendering and translation may be missing here, because part of the app did not load.
  element.textContent = 'Paddock could not be loaded. Check the connection, and load it again.';
  throw error;
});
