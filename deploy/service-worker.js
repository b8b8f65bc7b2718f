// Switches a broken service worker off. Copy this file over the `service-worker.js` of the build: each browser fetches it with the
// next visit, deletes what the worker has kept, and loads the app from the host from then on. docs/operations.md explains it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(switchOff()));

async function switchOff() {
  const { scope } = self.registration;
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.endsWith(scope)).map(name => caches.delete(name)));
}
