import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { securityHeaders } from './securityHeaders.js';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist');
const hashed = /\.[0-9a-f]{6}\.\w+$/;

/**
 * Answers as a real host of the build should: compressed files, a year's caching for hashed names and none for the page
 * and its configuration, the page itself for every route, and the security headers on all of it.
 */
export function hostHandler({ config } = {}) {
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
    files(request, response);
  };
}

/** Serves the build on a port (0: any free one), with another config.json than the built one if given. */
export async function host({ port = 0, config } = {}) {
  const server = createServer(hostHandler({ config }));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () => new Promise(resolve => (server.close(resolve), server.closeAllConnections())),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin } = await host({ port: Number(process.env.PORT ?? 8080) });
  console.log(`Paddock is open at ${origin}`);
}
