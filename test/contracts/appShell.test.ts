/** @jest-environment node */
import type { AppShell } from '../../src/application/ports/AppShell';
import { ServiceWorkerShell } from '../../src/infrastructure/serviceWorker/ServiceWorkerShell';
import { FakeServiceWorkers } from '../support/FakeServiceWorkers';
import { InMemoryAppShell } from '../twins/BrowserTwins';

/** What the fake browser does by itself takes at most two turns of the event loop, whatever time these take. */
async function later(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(resolve => setImmediate(resolve));
}

interface AppShellSubject {
  readonly shell: AppShell;
  readonly isKept: () => boolean;
  /** The host gets a newer version, and the browser looks for it. */
  readonly release: () => Promise<void>;
  /** The host gets a newer version. */
  readonly deploy: () => void;
  /** The version that the next load of the page starts. */
  readonly next: () => number | null;
}

function inMemoryShell(): AppShellSubject {
  const shell = new InMemoryAppShell();
  return {
    shell,
    isKept: () => shell.isKept,
    release: async () => shell.release(),
    deploy: () => shell.deploy(),
    next: () => shell.version,
  };
}

const scope = 'https://paddock.example/';

function aBrowser() {
  const browser = new FakeServiceWorkers();
  const workers = browser.install() as unknown as ServiceWorkerContainer;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => browser.hostedVersion());
  return { browser, shell: new ServiceWorkerShell({ workers, scope, version: '1' }) };
}

async function released(browser: FakeServiceWorkers): Promise<void> {
  browser.deploy();
  await browser.kept?.update();
  await later();
}

function serviceWorkerShell(): AppShellSubject {
  const { browser, shell } = aBrowser();
  return {
    shell,
    isKept: () => browser.kept !== null && browser.caches.size > 0,
    release: () => released(browser),
    deploy: () => browser.deploy(),
    next: () => browser.next,
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

describe.each<[name: string, makeSubject: () => AppShellSubject]>([
  ['InMemoryAppShell', inMemoryShell],
  ['ServiceWorkerShell', serviceWorkerShell],
])('%s as AppShell', (_name, makeSubject) => {
  async function aKeptShell() {
    const subject = makeSubject();
    const onNewer = jest.fn();
    const cancel = subject.shell.keep(onNewer);
    await later();
    return { ...subject, onNewer, cancel };
  }

  it('keeps the files, which are the newest at first', async () => {
    const { isKept, next, onNewer } = await aKeptShell();
    expect([isKept(), next()]).toEqual([true, 1]);
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('reports a newer version, but does not start it', async () => {
    const { release, next, onNewer } = await aKeptShell();
    await release();
    expect(onNewer).toHaveBeenCalled();
    expect(next()).toBe(1);
  });

  it('reports a newer version that it is asked to look for, once', async () => {
    const { shell, deploy, onNewer } = await aKeptShell();
    await shell.askHost();
    expect(onNewer).not.toHaveBeenCalled();
    deploy();
    await shell.askHost();
    await later();
    expect(onNewer).toHaveBeenCalledTimes(1);
    await shell.askHost();
    await later();
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  it('starts the newest version on request', async () => {
    const { shell, release, next } = await aKeptShell();
    await release();
    await shell.useNewest();
    expect(next()).toBe(2);
  });

  it('reports nothing after it was cancelled', async () => {
    const { release, onNewer, cancel } = await aKeptShell();
    cancel();
    await release();
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('keeps nothing after the removal, so that the next load is the newest version', async () => {
    const { shell, release, isKept, next } = await aKeptShell();
    await shell.remove();
    await release();
    expect([isKept(), next()]).toEqual([false, 2]);
  });

  it('starts the newest version and removes nothing if it has kept nothing', async () => {
    const { shell, release, next } = makeSubject();
    await release();
    await shell.useNewest();
    await shell.remove();
    expect(next()).toBe(2);
  });
});

describe('ServiceWorkerShell', () => {
  async function aKeptShell() {
    const { browser, shell } = aBrowser();
    shell.keep(() => {});
    await later();
    return { browser, shell };
  }

  it('registers the worker of its folder, and names the files that this page has loaded before', async () => {
    const loaded = ['https://paddock.example/main.abc123.js'];
    const entries = loaded.map(name => ({ name }) as PerformanceResourceTiming);
    const reading = jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    const { browser } = await aKeptShell();
    reading.mockRestore();
    expect(browser.container.registered).toEqual(['https://paddock.example/service-worker.js']);
    expect(browser.kept?.active?.messages).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache: loaded } }]);
  });

  it('fetches a version on request that the browser has not looked for yet', async () => {
    const { browser, shell } = await aKeptShell();
    browser.hosted = 2;
    await shell.useNewest();
    expect(browser.next).toBe(2);
  });

  it('lets the next load come from a host that has no newer worker', async () => {
    const { browser, shell } = await aKeptShell();
    await shell.useNewest();
    expect(browser.kept).toBeNull();
  });

  it('keeps its version while the host cannot be reached', async () => {
    const { browser, shell } = await aKeptShell();
    browser.hosted = null;
    await shell.useNewest();
    expect(browser.next).toBe(1);
  });

  it('reports the newer version that another tab has started', async () => {
    const { browser, shell } = await aKeptShell();
    const onNewer = jest.fn();
    shell.keep(onNewer);
    await later();
    browser.hosted = 2;
    await new ServiceWorkerShell({
      workers: browser.container as unknown as ServiceWorkerContainer,
      scope,
      version: '1',
    }).useNewest();
    expect(onNewer).toHaveBeenCalled();
    await shell.useNewest();
    expect(browser.kept?.active?.version).toBe(2);
  });

  it('removes no cache of another app on the host', async () => {
    const { browser, shell } = await aKeptShell();
    browser.caches.add('files-https://paddock.example/other/');
    await shell.remove();
    expect([...browser.caches]).toEqual(['files-https://paddock.example/other/']);
  });

  it('reports each newer version once in a browser without service workers, and nothing while the host cannot be reached', async () => {
    const { browser } = aBrowser();
    const shell = new ServiceWorkerShell({ workers: undefined, scope, version: '1' });
    const onNewer = jest.fn();
    const cancel = shell.keep(onNewer);
    const reportsAfter = async (hosted: number | null) => {
      browser.hosted = hosted;
      await shell.askHost();
      return onNewer.mock.calls.length;
    };
    expect([await reportsAfter(1), await reportsAfter(null)]).toEqual([0, 0]);
    expect([await reportsAfter(2), await reportsAfter(2), await reportsAfter(3)]).toEqual([1, 1, 2]);
    cancel();
    expect(await reportsAfter(4)).toBe(2);
  });

  it('reports the release of the host if its page is of another one than its worker, as after a withdrawal', async () => {
    const { browser } = await aKeptShell();
    const workers = browser.container as unknown as ServiceWorkerContainer;
    const shell = new ServiceWorkerShell({ workers, scope, version: '2' });
    const onNewer = jest.fn();
    shell.keep(onNewer);
    await later();
    await shell.askHost();
    await shell.askHost();
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  it('reports nothing if the host has no file that names its version', async () => {
    const { shell } = await aKeptShell();
    const onNewer = jest.fn();
    shell.keep(onNewer);
    for (const answer of ['<!doctype html>', '{"version":7}']) {
      jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(answer));
      await shell.askHost();
    }
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('does nothing in a browser without service workers', async () => {
    const shell = new ServiceWorkerShell({ workers: undefined, scope, version: '1' });
    shell.keep(() => {})();
    await shell.useNewest();
    await expect(shell.remove()).resolves.toBeUndefined();
  });
});
