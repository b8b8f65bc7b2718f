import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { securityHeaders } from './securityHeaders.js';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dist = path.join(root, 'dist');
const hashed = /\.[0-9a-f]{10}\.\w+$/;

/** The names of files. Every other path is a page's, also one that ends like a file's, such as a token with a dot. */
export const fileName = /\.(br|css|gz|html|ico|js|json|map|pdf|png|svg|ttf|txt|woff2)$/;

/** nginx answers such a path with 404, too. */
const hidden = /\/\./;

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
 * @import { AddressInfo } from 'node:net'
 * @import { ServedConfig } from './securityHeaders.js'
 */

/**
 * @typedef {object} HostOptions
 * @property {ServedConfig} config what the host answers as config.json
 * @property {string} [folder] the build
 * @property {string} [basePath] the path under which the build is served, such as '/paddock/'
 */

/**
 * Serves the build as a production host should: compressed files, one year of caching for hashed names, no caching for
 * the page and its configuration, the page for every route, an error for a missing file, and security headers on every
 * answer.
 *
 * @param {HostOptions} options
 * @returns {(request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => void}
 */
export function hostHandler({ config, folder = dist, basePath = '/' }) {
  const headers = Object.entries(securityHeaders({ config }));
  /** @param {ServerResponse} response */
  const answerMissing = response => void response.writeHead(404, { 'Cache-Control': 'no-cache' }).end();
  const options = { brotli: true, gzip: true, etag: true };
  const files = sirv(folder, { ...options, onNoMatch: (_, response) => answerMissing(response) });
  const pages = sirv(folder, { ...options, single: true, ignores: false });
  return (request, response) => {
    const [pathname = ''] = request.url?.split('?') ?? [];
    const isFile = fileName.test(pathname);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader(
      'Cache-Control',
      isFile && hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (pathname === `${basePath}config.json`) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(config));
      return;
    }
    if (!pathname.startsWith(basePath)) return answerMissing(/** @type {ServerResponse} */ (response));
    request.url = request.url?.slice(basePath.length - 1);
    if (hidden.test(pathname)) return answerMissing(/** @type {ServerResponse} */ (response));
    const answer = isFile ? files : pages;
    answer(/** @type {IncomingMessage} */ (request), /** @type {ServerResponse} */ (response));
  };
}

/**
 * Serves the build on a port (0 for any free one). Without an address, other machines can reach it.
 *
 * @param {HostOptions & { readonly port?: number, readonly address?: string }} options
 * @returns {Promise<{ readonly origin: string, stop(): Promise<void> }>}
 */
export async function host({ port = 0, address, ...options }) {
  const server = createServer(hostHandler(options));
  server.listen(port, address);
  await once(server, 'listening');
  const { port: chosen } = /** @type {AddressInfo} */ (server.address());
  return {
    origin: `http://${address ?? 'localhost'}:${chosen}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { PORT = 8080, BASE_PATH: basePath = '/' } = process.env;
  const config = /** @type {ServedConfig} */ (JSON.parse(readFileSync(path.join(root, 'config.json'), 'utf8')));
  void host({ config, port: Number(PORT), basePath }).then(({ origin }) =>
    console.log(`Paddock is open at ${origin}${basePath}`),
  );
}
