import type { ConnectionStore } from '../../application/connection/ConnectionStore';
import type { Fetch } from '../http/client/HttpClient';

/** An answer to a request that was sent although the browser says 'offline' proves that there is a network. */
export function pageFetch(connection: ConnectionStore): Fetch {
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
