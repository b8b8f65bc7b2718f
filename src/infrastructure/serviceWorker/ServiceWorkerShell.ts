import * as v from 'valibot';
import type { AppShell } from '../../application/ports/AppShell';
import type { Cancel } from '../../application/ports/Clock';

interface ServiceWorkerShellOptions {
  /** Undefined if the browser has none, as in some private windows, or if the build has no worker. */
  readonly workers: ServiceWorkerContainer | undefined;
  /** The address of the folder of the build. It ends with a slash. */
  readonly scope: string;
  /** The version of this page. */
  readonly version: string;
}

/** The build's service worker (`worker.ts`) keeps the files. Without it, the browser loads them from the host. */
export class ServiceWorkerShell implements AppShell {
  private script: string | null = null;
  /** Another tab has started a newer version than that of this page. */
  private isReplaced = false;
  private onNewer = () => {};
  private lastSeen: string;

  constructor(private readonly options: ServiceWorkerShellOptions) {
    this.lastSeen = options.version;
  }

  keep(onNewer: () => void): Cancel {
    const { workers } = this.options;
    const stop = new AbortController();
    const { signal } = stop;
    this.onNewer = onNewer;
    const handleReplaced = () => {
      this.isReplaced = true;
      onNewer();
    };
    workers?.addEventListener('controllerchange', handleReplaced, { signal });
    if (workers) void this.register(workers, onNewer, signal).catch(() => {});
    return () => {
      this.onNewer = () => {};
      stop.abort();
    };
  }

  async askHost(): Promise<void> {
    const { scope, version } = this.options;
    const hosted = await hostedVersion(`${scope}version.json`);
    if (hosted === null || hosted === version) return;
    const registration = await this.registration();
    try {
      await registration?.update();
    } catch {
      return;
    }
    // A newer worker reports itself once it is installed. Without one, the page is of another release than the worker.
    if (registration?.installing || registration?.waiting) return;
    if (hosted !== this.lastSeen) this.onNewer();
    this.lastSeen = hosted;
  }

  async useNewest(): Promise<void> {
    const registration = await this.registration();
    if (!registration || (this.isReplaced && !registration.waiting)) return;
    try {
      if (!registration.waiting) await registration.update();
    } catch {
      // Without a network, the kept version is the only one.
      return;
    }
    const worker = registration.waiting ?? registration.installing;
    if (worker) await reached(worker, ['installed', 'redundant']);
    if (worker?.state === 'installed') {
      worker.postMessage('activate');
      await reached(worker, ['activated', 'redundant']);
    }
    // The host has no newer worker. It may have a newer page, or lack a file that the worker would keep asking for.
    else await registration.unregister();
  }

  async remove(): Promise<void> {
    try {
      const { scope } = this.options;
      await (await this.registration())?.unregister();
      const names = await caches.keys();
      await Promise.all(names.filter(name => name.endsWith(scope)).map(name => caches.delete(name)));
    } catch {
      // What is left contains no data of a dealer.
    }
  }

  private registration(): Promise<ServiceWorkerRegistration | undefined> {
    const { workers, scope } = this.options;
    return workers?.getRegistration(scope).catch(() => undefined) ?? Promise.resolve(undefined);
  }

  private async register(workers: ServiceWorkerContainer, onNewer: () => void, signal: AbortSignal): Promise<void> {
    this.script ??= trustedScript(`${this.options.scope}service-worker.js`);
    const registration = await workers.register(this.script);
    const report = () => registration.active && registration.waiting && !signal.aborted && onNewer();
    report();
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', report, { signal }),
      { signal },
    );
    if (workers.controller) return;
    // The worker has not seen what this page has loaded.
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    (await workers.ready).active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }
}

const VersionJson = v.object({ version: v.string() });

/** Null if the host cannot be reached or has no such file. */
async function hostedVersion(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return v.parse(VersionJson, await answer.json()).version;
  } catch {
    return null;
  }
}

/** The policy accepts no other address. Throws if the headers of the host are older than the build. */
function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as Partial<Pick<Window, 'trustedTypes'>>;
  const policy = trustedTypes?.createPolicy('paddock', {
    createScriptURL: (given: string) => (given === address ? given : ''),
  });
  return (policy?.createScriptURL(address) ?? address) as string;
}

const reached = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise(resolve => {
    const check = () => states.includes(worker.state) && resolve();
    worker.addEventListener('statechange', check);
    check();
  });
