import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { securityHeaders } from './securityHeaders.js';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist');
const hashed = /\.[0-9a-f]{6}\.\w+$/;

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
 * @import { AddressInfo } from 'node:net'
 * @import { ServedConfig } from './securityHeaders.js'
 */

/**
 * Serves the build as a production host should: compressed files, one year of caching for hashed names, no caching for
 * the page and its configuration, the page for every route, and security headers on every answer.
 *
 * @param {{ readonly config?: ServedConfig | undefined }} options
 * @returns {(request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => void}
 */
export function hostHandler({ config } = {}) {
  /** @type {ServedConfig} */
  const served = config ?? JSON.parse(readFileSync(path.join(dist, 'config.json'), 'utf8'));
  const headers = Object.entries(securityHeaders({ config: served }));
  const files = sirv(dist, {
    single: true,
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (config && request.url === '/config.json') {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(JSON.stringify(config));
      return;
    }
    files(/** @type {IncomingMessage} */ (request), /** @type {ServerResponse} */ (response));
  };
}

/**
 * Serves the build on a port (0 for any free one), optionally with another config.json.
 *
 * @param {{ readonly port?: number, readonly config?: ServedConfig }} options
 * @returns {Promise<{ readonly origin: string, stop(): Promise<void> }>}
 */
export async function host({ port = 0, config } = {}) {
  const server = createServer(hostHandler({ config }));
  server.listen(port);
  await once(server, 'listening');
  const address = /** @type {AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin } = await host({ port: Number(process.env.PORT ?? 8080) });
  console.log(`Paddock is open at ${origin}`);
}
