import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { configure } from 'mobx';
import { Diagnostics } from './application/ports/Diagnostics';
import { Texts } from './application/ports/Texts';
import { startVisit } from './application/start/startVisit';
import { backendFor } from './infrastructure/backendFor';
import { diagnosticsFor, reportUnexpected } from './infrastructure/beacon/diagnosticsFor';
import { BrowserClock } from './infrastructure/browser/BrowserClock';
import { FetchedTexts } from './infrastructure/browser/FetchedTexts';
import { LocalStoragePreferences } from './infrastructure/browser/LocalStoragePreferences';
import { basePath } from './infrastructure/browser/page/basePath';
import { firstLanguage } from './infrastructure/browser/page/firstLanguage';
import { hideToken } from './infrastructure/browser/page/hideToken';
import { dropNeedlessSlashes, pagePath } from './infrastructure/browser/page/pagePath';
import { recordFailedStart, recordStart } from './infrastructure/browser/page/watchStart';
import { browserModule } from './infrastructure/browserModule';
import { loadRuntimeConfig } from './infrastructure/RuntimeConfig';
import { fetchShell } from './ui/fetchShell';
import { isPublicPath } from './ui/session/publicPaths';
import { listenForBack } from './ui/shared/dialogs/interceptBack';
import { paths } from './ui/shared/paths';

configure({ enforceActions: 'always' });

const loadRoutePattern = () =>
  import(/* webpackChunkName: "reports" */ './ui/routePattern').then(({ routePattern }) => routePattern);

/** Its file is on its way (`preload.ts`). Its code is slow to run, so the first calls are sent before. */
const rendering = () => import(/* webpackChunkName: "mount-app" */ './ui/mountApp');

async function start(element: HTMLElement): Promise<void> {
  hideToken();
  dropNeedlessSlashes();
  const textFiles = new FetchedTexts();
  const language = firstLanguage(new LocalStoragePreferences());
  const clock = new BrowserClock();
  const config = await loadRuntimeConfig(address => fetch(basePath + address));
  // Stores and use-cases are singletons. `autobind` lets a class load with the first chunk that requests it.
  const container = new Container({ autobind: true, defaultScope: 'Singleton' });
  if (!config.ok) {
    const texts = await textFiles.read(language);
    return (await rendering()).mountStartFailure({ element, language, texts }, config.failure);
  }
  const site = { ...config.value, flagUrl: config.value.flagUrl ?? `${basePath}/flags` };
  container.load(browserModule(site, diagnosticsFor(config.value, loadRoutePattern), clock));
  container.bind(Texts).toConstantValue(textFiles);
  document.addEventListener(
    'securitypolicyviolation',
    violation =>
      void import(/* webpackChunkName: "renew-refused" */ './infrastructure/browser/page/renewRefused').then(page =>
        page.renewRefused(violation, config.value, container),
      ),
  );
  reportUnexpected(container.get(Diagnostics));
  const { module, loadLate, demoTab } = await backendFor(config.value, container, clock);
  container.load(module);
  const demoElsewhere = async () => {
    const texts = await textFiles.read(language);
    const takeOver = () => void demoTab?.takeOver().then(() => location.reload());
    return (await rendering()).mountDemoElsewhere({ element, language, texts }, takeOver);
  };
  if (demoTab?.isHere === false) return demoElsewhere();

  const path = pagePath();
  const hasSession = startVisit(identifier => container.get(identifier), {
    path,
    search: location.search,
    isPublic: isPublicPath(path),
    isBrowse: () => pagePath() === paths.browse,
    loadShell: fetchShell,
  });
  listenForBack();
  const [texts, { mountApp }] = await Promise.all([textFiles.read(language), rendering()]);
  const loadAdapters = async () => {
    if (loadLate) container.load(await loadLate());
  };
  const unmount = await mountApp({ element, language, texts, container, loadAdapters, hasSession, basePath });
  await demoTab?.lost;
  if (!demoTab) return;
  unmount();
  await demoElsewhere();
}

const element = document.getElementById('root')!;

recordStart();
start(element).catch((error: unknown) => {
  recordFailedStart();
  throw error;
});
