import type { AppShell } from '../../src/application/ports/AppShell';
import type { TabLocks } from '../../src/application/ports/TabLocks';
import type { TabMessage, TabMessages } from '../../src/application/ports/TabMessages';
import type { HashId, OfferId } from '../../src/domain/offers/Offer';
import { BroadcastTabMessages } from '../../src/infrastructure/browser/BroadcastTabMessages';
import { WebTabLocks } from '../../src/infrastructure/browser/WebTabLocks';
import { ServiceWorkerShell } from '../../src/infrastructure/serviceWorker/ServiceWorkerShell';
import { Channel } from '../support/Channel';
import { settled } from '../support/settled';
import { InMemoryAppShell } from '../twins/BrowserTwins';
import { InMemoryClock } from '../twins/InMemoryClock';
import { InMemoryTabLocks } from '../twins/InMemoryTabLocks';
import { InMemoryTabChannel, InMemoryTabMessages } from '../twins/InMemoryTabMessages';

/** The versions of a host, and what a browser keeps of them. It is the part of service workers that the adapter uses. */
class FakeServiceWorkers {
  /** The version that the host has. Null if it cannot be reached. */
  hosted: number | null = 1;
  kept: FakeRegistration | null = null;
  readonly container = new FakeContainer(this);
  readonly caches = new Set<string>();

  install(): FakeContainer {
    const { caches } = this;
    const keys = async () => [...caches];
    const remove = async (name: string) => caches.delete(name);
    Object.assign(globalThis, { caches: { keys, delete: remove } });
    return this.container;
  }

  deploy(): void {
    this.hosted = (this.hosted ?? 0) + 1;
  }

  /** The answer to `version.json`. */
  hostedVersion(): Response {
    if (this.hosted === null) throw new TypeError('Failed to fetch');
    return Response.json({ version: String(this.hosted) });
  }

  /** The version that the next load of the page starts. */
  get next(): number | null {
    return this.kept?.active?.version ?? this.hosted;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registered: string[] = [];

  constructor(private readonly browser: FakeServiceWorkers) {
    super();
  }

  get ready(): Promise<FakeRegistration> {
    return new Promise(resolve => setImmediate(() => resolve(this.browser.kept!)));
  }

  async register(script: string): Promise<FakeRegistration> {
    this.registered.push(script);
    this.browser.kept ??= new FakeRegistration(this.browser);
    await this.browser.kept.update();
    return this.browser.kept;
  }

  async getRegistration(): Promise<FakeRegistration | undefined> {
    return this.browser.kept ?? undefined;
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  constructor(private readonly browser: FakeServiceWorkers) {
    super();
  }

  async update(): Promise<void> {
    const { hosted } = this.browser;
    if (hosted === null) throw new TypeError('Failed to fetch');
    if (hosted === (this.waiting ?? this.active)?.version) return;
    const worker = new FakeWorker(hosted, () => this.activate(worker));
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    setImmediate(() => {
      this.installing = null;
      this.waiting = worker;
      worker.became('installed');
      if (!this.active) this.activate(worker);
    });
  }

  async unregister(): Promise<boolean> {
    this.browser.kept = null;
    return true;
  }

  private activate(worker: FakeWorker): void {
    const isTaken = this.active !== null;
    this.waiting = null;
    this.active = worker;
    this.browser.caches.add('paddock-used-https://paddock.example/');
    worker.became('activated');
    if (isTaken) this.browser.container.dispatchEvent(new Event('controllerchange'));
  }
}

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  constructor(
    readonly version: number,
    private readonly activate: () => void,
  ) {
    super();
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
    if (message === 'activate') this.activate();
  }

  became(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

describe('appShell', () => {
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
});

describe('tabLocks', () => {
  type TwoTabs = readonly [TabLocks, TabLocks];
  type Work = jest.Mock<Promise<void>, [hasLock: boolean]>;

  const noWork = (): Work => jest.fn<Promise<void>, [hasLock: boolean]>(async () => {});

  const clock = new InMemoryClock();

  function inMemoryLocks(): TwoTabs {
    const locks = new InMemoryTabLocks(clock);
    return [locks, locks];
  }

  function silentInMemoryLocks(): TabLocks {
    const locks = new InMemoryTabLocks(clock);
    locks.answers = false;
    return locks;
  }

  /** The part of the browser's LockManager that the adapter uses. The browser tests use the real one. */
  function aLockManager(): LockManager {
    const held = new Map<string, Lock>();
    const queue = new Map<string, Promise<unknown>>();
    type Granted = LockGrantedCallback<unknown>;
    const request = async (name: string, ...rest: [LockOptions, Granted] | [Granted]) => {
      const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
      await Promise.resolve();
      if (options.ifAvailable && held.has(name)) return work(null);
      const turn = (queue.get(name) ?? Promise.resolve()).then(async () => {
        const lock: Lock = { name, mode: 'exclusive' };
        held.set(name, lock);
        try {
          return await work(lock);
        } finally {
          held.delete(name);
        }
      });
      queue.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    };
    const query = async () => ({ held: [...held.values()], pending: [] });
    return { request: request, query };
  }

  function webLocks(): TwoTabs {
    const manager = aLockManager();
    return [new WebTabLocks(manager, clock), new WebTabLocks(manager, clock)];
  }

  function untilReleased() {
    let release = () => {};
    const work = () => new Promise<void>(resolve => (release = resolve));
    return { work, release: () => release() };
  }

  /** `tabs` returns the locks as two tabs of one browser see them. */
  describe.each<[name: string, tabs: () => TwoTabs]>([
    ['InMemoryTabLocks', inMemoryLocks],
    ['WebTabLocks', webLocks],
  ])('%s as TabLocks', (_name, tabs) => {
    it('runs the work of one tab and refuses another tab meanwhile', async () => {
      const [one, other] = tabs();
      const first = untilReleased();
      const held = one.lockIfFree('a', first.work);
      await settled();
      const second = noWork();
      expect(await other.lockIfFree('a', second)).toBe(false);
      expect(second).not.toHaveBeenCalled();
      first.release();
      expect(await held).toBe(true);
      expect(await other.lockIfFree('a', second)).toBe(true);
      expect(second.mock.calls).toEqual([[true]]);
    });

    it('keeps locks of different names apart', async () => {
      const [one, other] = tabs();
      const first = untilReleased();
      const held = one.lockIfFree('1', first.work);
      await settled();
      expect(await other.lockIfFree('12', async () => {})).toBe(true);
      first.release();
      await held;
    });

    it.each(['succeeds', 'fails'])('lets another tab wait until the work of the first tab %s', async outcome => {
      const [one, other] = tabs();
      const first = untilReleased();
      const order: string[] = [];
      const held = one.lockWhenFree('a', async () => {
        await first.work();
        order.push('first');
        if (outcome === 'fails') throw new Error('no');
      });
      const waiting = other.lockWhenFree('a', async () => void order.push('second'));
      await settled();
      expect(order).toEqual([]);
      first.release();
      const [{ status }] = await Promise.allSettled([held, waiting]);
      expect(status).toBe(outcome === 'fails' ? 'rejected' : 'fulfilled');
      expect(order).toEqual(['first', 'second']);
    });

    it('does not wait longer than 2 s for another tab, which may be frozen', async () => {
      const [one, other] = tabs();
      const first = untilReleased();
      const held = one.lockIfFree('a', first.work);
      const work = noWork();
      const waiting = other.lockWhenFree('a', work);
      await settled();
      clock.advance(1_999);
      await settled();
      expect(work).not.toHaveBeenCalled();
      clock.advance(1);
      await waiting;
      expect(work.mock.calls).toEqual([[false]]);
      first.release();
      await held;
      await settled();
      await other.lockWhenFree('a', work);
      expect(work.mock.calls).toEqual([[false], [true]]);
    });

    it('is free again after its work failed', async () => {
      const [one, other] = tabs();
      await expect(one.lockIfFree('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await other.lockIfFree('a', async () => {})).toBe(true);
    });
  });

  const refusing = (): LockManager => ({
    request: () => Promise.reject(Object.assign(new Error('The request was denied.'), { name: 'SecurityError' })),
    query: () => Promise.reject(new Error('The request was denied.')),
  });

  describe.each<[name: string, locks: () => LockManager | undefined]>([
    ['without locks', () => undefined],
    ['whose locks refuse because site data is blocked', refusing],
  ])('WebTabLocks in a browser %s', (_, locks) => {
    it('runs the work once without a lock', async () => {
      const work = noWork();
      expect(await new WebTabLocks(locks(), clock).lockIfFree('a', work)).toBe(true);
      await new WebTabLocks(locks(), clock).lockWhenFree('a', work);
      expect(work.mock.calls).toEqual([[true], [true]]);
    });

    it('runs work that fails once', async () => {
      const work = jest.fn(() => Promise.reject(new Error('no')));
      await expect(new WebTabLocks(locks(), clock).lockIfFree('a', work)).rejects.toThrow('no');
      await expect(new WebTabLocks(locks(), clock).lockWhenFree('a', work)).rejects.toThrow('no');
      expect(work).toHaveBeenCalledTimes(2);
    });
  });

  const silent: LockManager = { request: () => new Promise(() => {}), query: () => new Promise(() => {}) };

  it.each<[name: string, locks: () => TabLocks]>([
    ['InMemoryTabLocks', silentInMemoryLocks],
    ['WebTabLocks', () => new WebTabLocks(silent, clock)],
  ])(
    '%s in a browser that never answers tells the work after 2 s that the lock is not held',
    async (_, silentLocks) => {
      const locks = silentLocks();
      const work = noWork();
      const done = Promise.all([locks.lockIfFree('a', work), locks.lockWhenFree('b', work)]);
      await settled();
      expect(work).not.toHaveBeenCalled();
      clock.advance(2_000);
      expect((await done)[0]).toBe(true);
      expect(work.mock.calls).toEqual([[false], [false]]);
    },
  );
});

describe('tabMessages', () => {
  const seen: TabMessage = { dealer: '7', kind: 'seen', counts: { bids: 3 } };
  const liked: TabMessage = {
    dealer: '7',
    kind: 'liked',
    id: 5 as OfferId,
    hashId: 'MB-1' as HashId,
    isLiked: true,
  };

  function inMemoryTabs(): () => TabMessages {
    const channel = new InMemoryTabChannel();
    return () => new InMemoryTabMessages(channel);
  }

  function channelTabs(): () => TabMessages {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    return () => new BroadcastTabMessages();
  }

  /** Resolves to the next messages that this tab receives. */
  const nextMessages = (tab: TabMessages, count: number): Promise<readonly TabMessage[]> =>
    new Promise(resolve => {
      const heard: TabMessage[] = [];
      tab.onMessage(message => {
        heard.push(message);
        if (heard.length === count) resolve(heard);
      });
    });

  describe.each([
    ['InMemoryTabMessages', inMemoryTabs],
    ['BroadcastTabMessages', channelTabs],
  ] as const)('%s as TabMessages', (_, makeTabs) => {
    it('sends each other tab the messages in their order, and not the tab itself', async () => {
      const openTab = makeTabs();
      const [one, other, third] = [openTab(), openTab(), openTab()];
      const own = jest.fn();
      one.onMessage(own);
      const heard = Promise.all([nextMessages(other, 2), nextMessages(third, 2)]);
      one.send(seen);
      one.send(liked);
      expect(await heard).toEqual([
        [seen, liked],
        [seen, liked],
      ]);
      expect(own).not.toHaveBeenCalled();
    });

    it('sends nothing the listener was cancelled', async () => {
      const openTab = makeTabs();
      const [one, other] = [openTab(), openTab()];
      const cancelled = jest.fn();
      const cancel = other.onMessage(cancelled);
      const heard = nextMessages(other, 1);
      cancel();
      one.send(seen);
      expect(await heard).toEqual([seen]);
      expect(cancelled).not.toHaveBeenCalled();
    });
  });

  it('BroadcastTabMessages loses the messages in a browser that refuses channels', () => {
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const tab = new BroadcastTabMessages();
    tab.onMessage(() => undefined)();
    expect(() => tab.send(seen)).not.toThrow();
  });
});
