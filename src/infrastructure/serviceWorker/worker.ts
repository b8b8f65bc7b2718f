import { cacheNames } from 'workbox-core';
import { addPlugins, addRoute, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isOfRelease, isPagePath, PAGE, type ShellFiles, withoutDate } from './ShellFiles';

declare global {
  // The types of workers contradict those of pages, so the project does not include them.
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

declare const self: {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope'>;
  /** The build replaces the expression. */
  readonly shellFiles: ShellFiles;
  addEventListener(type: 'activate' | 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
};

/** Answers requests for the files of its release, for pages and for config.json. The browser sends all others as without it. */
const { main, first, all } = self.shellFiles;
const { scope } = self.registration;
const base = new URL(scope).pathname;

/** The names end with the scope, because all apps on a host share the caches. */
const USED = `paddock-used-${scope}`;
const CONFIG = `paddock-config-${scope}`;

/** Seconds. A start with the configuration of the last visit is better than none. */
const CONFIG_LIMIT = 5;

const nameOf = (address: string): string => new URL(address).pathname.slice(base.length);
const ofRelease = new Set(all);

/** An answer that is no file of the release is not kept, and it fails the installation. */
const filesOnly = {
  cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    (await isOfRelease(response, { name: nameOf(request.url), main })) ? response : null,
};

addPlugins([filesOnly]);
precache(first.map(([url, revision]) => ({ url, revision })));
addRoute({ directoryIndex: '', cleanURLs: false });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ofRelease.has(nameOf(url.href)),
  new CacheFirst({
    cacheName: USED,
    plugins: [filesOnly],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && nameOf(url.href) === 'config.json',
  new NetworkFirst({
    cacheName: CONFIG,
    networkTimeoutSeconds: CONFIG_LIMIT,
    plugins: [
      {
        cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
          response.status === 200 ? withoutDate(response) : null,
      },
    ],
  }),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname),
  async ({ request, event }) => {
    const page = await matchPrecache(PAGE);
    if (!page) return fetch(request);
    event.waitUntil(renewPage());
    return page;
  },
);

/** The headers of the page depend on config.json, which changes without a release. */
async function renewPage(): Promise<void> {
  const answer = await fetch(PAGE, { cache: 'no-cache' }).catch(() => null);
  if (!answer || !(await isOfRelease(answer, { name: PAGE, main }))) return;
  const cache = await caches.open(cacheNames.precache);
  await cache.put(getCacheKeyForURL(PAGE)!, await withoutDate(answer));
}

async function forgetOtherReleases(): Promise<void> {
  const cache = await caches.open(USED);
  for (const request of await cache.keys()) if (!ofRelease.has(nameOf(request.url))) await cache.delete(request);
}

self.addEventListener('activate', event => event.waitUntil(forgetOtherReleases()));

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});
