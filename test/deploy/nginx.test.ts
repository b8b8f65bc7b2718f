/** @jest-environment node */
import { execSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { WebSocket } from 'ws';
import { fileName, host } from '../../.config/serve/host.js';
import { nginxHeaders } from '../../.config/serve/nginxHeaders.js';
import { securityHeaders } from '../../.config/serve/securityHeaders.js';
import { StandInBackend } from '../backend/StandInBackend';
import { announce } from '../support/announce';
import { Nginx } from '../support/Nginx';

interface Heard {
  readonly channel: string;
  readonly message: unknown;
}

interface FrameJson {
  readonly type?: string;
  readonly identifier?: string;
  readonly message?: unknown;
}

/** Listens to cable channels without a client library, so that a test sees the raw messages. */
class CableListener {
  readonly heard: Heard[] = [];
  private readonly confirmed = new Set<string>();
  private waiting: (() => void)[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', data => {
      if (Buffer.isBuffer(data)) this.take(JSON.parse(data.toString()) as FrameJson);
    });
  }

  /** Resolves once every channel has confirmed. */
  static async open(cableUrl: string, token: string, channels: readonly string[]): Promise<CableListener> {
    const socket = new WebSocket(`${cableUrl}?token=${encodeURIComponent(token)}`, ['actioncable-v1-json']);
    const listener = new CableListener(socket);
    await once(socket, 'open');
    for (const channel of channels)
      socket.send(JSON.stringify({ command: 'subscribe', identifier: identifier(channel) }));
    await listener.until(() => channels.every(channel => listener.confirmed.has(identifier(channel))));
    return listener;
  }

  /** The first message of the channel that was not returned before, whether it has arrived or is still to come. */
  async next(channel: string): Promise<unknown> {
    const first = () => this.heard.findIndex(heard => heard.channel === channel);
    await this.until(() => first() >= 0);
    return this.heard.splice(first(), 1)[0]?.message;
  }

  close(): void {
    this.socket.terminate();
  }

  private take({ type, identifier: name, message }: FrameJson): void {
    if (name && type === 'confirm_subscription') this.confirmed.add(name);
    if (name && type === undefined) this.heard.push({ channel: channelOf(name), message });
    this.waiting.forEach(check => check());
  }

  private until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const check = () => {
        if (!holds()) return;
        this.waiting = this.waiting.filter(other => other !== check);
        resolve();
      };
      this.waiting.push(check);
      check();
    });
  }
}

function identifier(channel: string): string {
  return JSON.stringify({ channel });
}

function channelOf(name: string): string {
  return (JSON.parse(name) as { channel: string }).channel;
}

const isHere = Nginx.isInstalled();
const isJudged = Boolean(process.env.CI || process.env.SERVERS_REQUIRED);
const why = 'Left out, the tests of nginx: install nginx and libnginx-mod-http-brotli-static.';
if (!isHere) announce(why);

it('the tests of nginx are never skipped in continuous integration', () => {
  expect(isHere || !isJudged ? '' : why).toBe('');
});

const config = {
  backend: 'http',
  apiBaseUrl: 'https://api.example',
  cognito: { userPoolId: 'eu-central-1_AbCdEf123' },
  reportUrl: 'https://reports.example/paddock',
};
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const script = 'main.abcdef0123.js';
const page = `<!doctype html><meta name=files data-base=/ data-shell=x><script src=/${script}></script><link href="/icon.svg">`;
const goneFiles = /\((.+)\)/
  .exec(fileName.source)![1]!
  .split('|')
  .map(extension => `gone.${extension}`);
const immutable = 'public, max-age=31536000, immutable';

let build: string;

beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'paddock-build-'));
  mkdirSync(path.join(build, 'flags'));
  const texts = {
    'index.html': page,
    [script]: 'start()',
    'icon.svg': '<svg/>',
    'flags/AT.svg': '<svg/>',
    'styles.css': '',
    'licenses.txt': '',
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(build, file), text);
  writeFileSync(path.join(build, `${script}.br`), zlib.brotliCompressSync(texts[script]));
  writeFileSync(path.join(build, `${script}.gz`), zlib.gzipSync(texts[script]));
});

afterAll(() => rmSync(build, { recursive: true }));

let server: Nginx;

const serve = async (options: Partial<Parameters<typeof Nginx.start>[0]> = {}) =>
  (server = await Nginx.start({ folder: build, config, ...options }));

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + address, { headers, redirect: 'manual' });

(isHere ? describe : describe.skip)('nginx', () => {
  afterEach(() => server.stop());

  it('sends the headers of `npm start` with every answer', async () => {
    await serve();
    const start = await host({ config, folder: build });
    const names = [...Object.keys(securityHeaders({ config })), 'Cache-Control', 'Content-Encoding'];
    const files = [
      script,
      'gone.abcdef0123.js',
      'gone.abcdef0123.css',
      'config.json',
      'icon.svg',
      'flags/AT.svg',
      'flags/XX.svg',
      '.git/config',
      'a/.env',
      ...goneFiles,
    ];
    const routes = [
      '',
      'browsing/browse?page=2',
      'new-password/AbC_d-1',
      'new-password/a.b',
      'new-password/a.abcdef0123.b',
      'not/there',
    ];
    const answersOf = async (origin: string) => {
      const answers: unknown[] = [];
      for (const address of [...files, ...routes].map(each => `/${each}`)) {
        for (const encoding of ['br, gzip', 'gzip', 'identity']) {
          const { status, headers } = await fetch(origin + address, { headers: { 'accept-encoding': encoding } });
          answers.push([address, encoding, status, ...names.map(name => headers.get(name))]);
        }
      }
      return answers;
    };
    const expected = await answersOf(start.origin);
    await start.stop();
    expect(await answersOf(server.origin)).toEqual(expected);
  });

  it('lets a browser keep only files with a hash in their name, and no error', async () => {
    await serve();
    const caching = async (address: string) => (await ask(address)).headers.get('cache-control');
    expect(await caching(`/${script}`)).toBe(immutable);
    for (const address of ['/', '/browsing/browse', '/config.json', '/flags/AT.svg', '/gone.abcdef0123.js'])
      expect([address, await caching(address)]).toEqual([address, 'no-cache']);
    const etag = (await ask(`/${script}`)).headers.get('etag') ?? '';
    const again = await ask(`/${script}`, { 'if-none-match': etag });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, immutable]);
  });

  it('answers each route with the page, and a missing file with 404', async () => {
    await serve();
    const answered = async (address: string) => {
      const answer = await ask(address);
      return [address, answer.status, (await answer.text()) === page];
    };
    const routes = ['/', '/browsing/offer/MB-7F3K2', '/new-password/AbC_d-1', '/not/there'];
    const withDots = ['/new-password/ey.x-1.AbC_d-1', '/new-password/a.abcdef0123.b', '/new-password/a.', '/a.b/c'];
    for (const address of [...routes, ...withDots]) expect(await answered(address)).toEqual([address, 200, true]);
    const gone = [
      '/.git/config',
      '/.well-known/change-password',
      '/gone.abcdef0123.js',
      '/gone.css',
      '/flags/XX.svg',
      `/${script}.map`,
      '/browsing/gone.js',
    ];
    for (const address of [...gone, ...goneFiles.map(file => `/${file}`)])
      expect(await answered(address)).toEqual([address, 404, false]);
  });

  it('names the encoding of every text', async () => {
    await serve();
    const texts = ['/', `/${script}`, '/icon.svg', '/styles.css', '/licenses.txt'];
    for (const address of texts)
      expect([address, (await ask(address)).headers.get('content-type')?.split('; ')[1]]).toEqual([
        address,
        'charset=utf-8',
      ]);
  });

  it('has an answer of its own for health checks, which fails without a build and is not logged', async () => {
    await serve();
    const answered = await ask('/healthz');
    expect([answered.status, await answered.text(), answered.headers.get('cache-control')]).toEqual([
      200,
      'ok\n',
      'no-cache',
    ]);
    rmSync(path.join(server.root, 'index.html'));
    expect((await ask('/healthz')).status).toBe(503);
    await server.ended();
    expect(server.logs()).not.toContain('healthz');
  });

  it('names the contact for security problems if the configuration has one', async () => {
    const security = '/.well-known/security.txt';
    await serve();
    expect((await ask(security)).status).toBe(404);
    await server.stop();
    await serve({ config: { ...config, securityContact: 'mailto:security@paddock.example' } });
    const answered = await ask(security);
    expect(answered.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
    const [contact, expires] = (await answered.text()).split('\n');
    expect(contact).toBe('Contact: mailto:security@paddock.example');
    expect(Date.parse(expires!.replace('Expires: ', ''))).toBeGreaterThan(Date.now());
  });

  it('lists no folder, and does not answer TRACE', async () => {
    await serve();
    expect(await (await ask('/flags/')).text()).toBe(page);
    const traced = await new Promise<number | undefined>((resolve, reject) => {
      const trace = request(server.origin, { method: 'TRACE' }, answer => resolve(answer.resume().statusCode));
      trace.on('error', reject).end();
    });
    expect(traced).toBe(405);
  });

  it.each([
    [true, 'br, gzip', 'br'],
    [true, 'gzip', 'gzip'],
    [true, 'identity', null],
    [false, 'br, gzip', 'gzip'],
  ])('with the Brotli module %s, answers a client that accepts %s with %s', async (hasBrotli, accepted, encoding) => {
    await serve({ hasBrotli });
    const answer = await ask(`/${script}`, { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('start()');
  });

  it('serves the build under a path', async () => {
    await serve({ basePath: '/paddock/' });
    const text = await (await ask('/paddock/browsing/browse')).text();
    expect(text).toContain(`data-base=/paddock/ data-shell=x><script src=/paddock/${script}>`);
    expect(text).toContain('href="/paddock/icon.svg"');
    expect(await (await ask('/paddock/config.json')).json()).toEqual(config);
    expect((await ask(`/paddock/${script}`)).headers.get('cache-control')).toBe(immutable);
    const moved = await ask('/paddock');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/paddock/']);
    // deploy/release.sh keeps it beside the link.
    const kept = path.join(server.root, '../paddock.releases');
    mkdirSync(kept);
    writeFileSync(path.join(kept, 'history'), '');
    for (const address of [
      '/browsing/browse',
      `/${script}`,
      '/paddock/gone.abcdef0123.js',
      '/paddock.releases/history',
    ])
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
  });

  it('logs no query and no token', async () => {
    await serve();
    await ask('/new-password/secret-1');
    await ask('/browsing/browse?token=secret-2', { referer: 'https://paddock.example/new-password/secret-3' });
    await server.ended();
    expect(server.logs()).toContain('"GET /new-password/- HTTP/1.1" 200');
    expect(server.logs()).toContain('"GET /browsing/browse HTTP/1.1" 200');
    expect(server.logs()).not.toContain('secret');
  });

  it('logs no token of an unusually written link, or of one that it cannot answer', async () => {
    await serve();
    const links = [
      '/new%2Dpassword/secret',
      '/%6eew-password/secret',
      '/New-Password/secret',
      '//new-password//secret',
    ];
    const status = (link: string, body?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { path: link, method: body ? 'POST' : 'GET' };
        const asked = request(server.origin, options, answer => resolve(answer.resume().statusCode));
        // It answers before the body has ended.
        asked.on('error', error => (body ? resolve(undefined) : reject(error))).end(body);
      });
    for (const link of [...links, '/new-password/secret.js', '/new-password/./secret'])
      expect([link, await status(link)]).toEqual([link, 200]);
    await status('/new-password/secret', 'a'.repeat(1_100_000));
    rmSync(path.join(server.root, 'index.html'));
    mkdirSync(path.join(server.root, 'index.html'));
    for (const link of links) await status(link);
    await server.ended();
    expect(server.logs()).toContain('"GET /New-Password/- HTTP/1.1" 200');
    expect(server.logs()).toContain('"GET //new-password//- HTTP/1.1" 200');
    expect(server.logs()).toContain('"GET /new%- HTTP/1.1" 200');
    expect(server.logs()).not.toContain('secret');
  });

  it('passes reports on, but not without a limit', async () => {
    const addresses: unknown[] = [];
    const collector = createServer((received, response) => {
      addresses.push(received.headers['x-real-ip']);
      response.writeHead(204).end();
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    await serve({ reportsOrigin: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` });
    const post = (body: string) => fetch(`${server.origin}/reports`, { method: 'POST', body });
    expect((await post('a'.repeat(200_000)).catch(() => ({ status: 413 }))).status).toBe(413);
    const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await post('{}')).status));
    expect(addresses).toEqual(statuses.filter(status => status === 204).map(() => '127.0.0.1'));
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(10);
    collector.closeAllConnections();
    collector.close();
  });

  it('starts and serves pages while the name of the API cannot be resolved', async () => {
    await serve({ apiOrigin: 'http://api.invalid' });
    expect((await ask('/browsing/browse')).status).toBe(200);
    expect((await ask('/api/v2/profiles?token=secret')).status).toBe(502);
    await server.ended();
    expect(server.logs()).not.toContain('secret');
  }, 15_000);
});

(isHere ? it : it.skip)(
  'the documented command replaces the variables of the template and keeps those of nginx',
  () => {
    const [command] = /^PORT=.+\n *envsubst .+(?= > )/m.exec(readFileSync('docs/operations.md', 'utf8'))!;
    const values = Object.fromEntries(
      [...command.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(Object.keys(values)).toHaveLength(5);
    const written = execSync(command, { encoding: 'utf8' });
    const template = readFileSync('deploy/nginx.conf.template', 'utf8');
    expect(written).toBe(
      Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, value), template),
    );
    expect(written).toContain('try_files $uri /index.html;');
  },
);

(isHere ? describe : describe.skip)('the proxy of nginx', () => {
  let backend: StandInBackend;
  let email: string;
  let token: string;

  beforeEach(async () => {
    backend = await StandInBackend.start({ offers: 5 });
    email = backend.marketplace.accounts[0]!.email;
    token = backend.pool.issueTokens(email).AccessToken;
    await serve({ apiOrigin: backend.origin });
  });

  afterEach(async () => {
    await server.stop();
    await backend.stop();
  });

  it('passes calls to the API on, with their query, token and body', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const listed = await ask('/api/v2/offers/browse?page=1', headers);
    expect(listed.status).toBe(200);
    expect(await listed.json()).toMatchObject({ total_count: 5 });
    expect([listed.headers.get('cache-control'), listed.headers.get('content-security-policy')]).toEqual([
      'no-store',
      null,
    ]);
    const written = await fetch(`${server.origin}/dealers/auth/forgot_password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ dealer: { email } }),
    });
    expect(written.ok).toBe(true);
    expect(backend.requests.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['GET', '/api/v2/offers/browse', 'page=1'],
      ['POST', '/dealers/auth/forgot_password', ''],
    ]);
  });

  it('connects the cable, and writes its token to no log, even if the backend is gone', async () => {
    const cable = `${server.origin.replace('http', 'ws')}/cable`;
    const listener = await CableListener.open(cable, token, ['BetsChannel']);
    backend.cable.broadcast('BetsChannel', { offer: { id: 1 } });
    expect(await listener.next('BetsChannel')).toEqual({ offer: { id: 1 } });
    listener.close();
    await backend.stop();
    expect((await ask(`/cable?token=${token}`)).status).toBe(502);
    await server.ended();
    expect(server.logs()).toMatch(/"GET \/cable HTTP\/1.1" 101 /);
    expect(server.logs()).toMatch(/"GET \/cable HTTP\/1.1" 502 /);
    expect(server.logs()).not.toContain(token);
    backend = await StandInBackend.start();
  });
});

it('the image copies only files that exist, that a command of the project makes or that the operator writes', () => {
  const made = ['dist', '$HEADERS', '$CONFIG'];
  const copied = [...dockerfile.matchAll(/^COPY --chown=\S+ (\S+) \S+$/gm)].map(([, file]) => file!);
  expect(copied).toEqual(expect.arrayContaining(made));
  expect(copied.filter(file => !made.includes(file) && !existsSync(file))).toEqual([]);
  const sent = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+$/gm);
  expect(sent).toEqual(['dist', 'deploy']);
});

it('the image has a fixed version, does not run as root and checks its own health on the port it was given', () => {
  expect(dockerfile).toMatch(/^FROM \S+:\d+\.\d+\.\d+[\w.-]*$/m);
  expect(dockerfile).toMatch(/^USER (?!0|root)\S+$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .* CMD curl .*"http:\/\/127\.0\.0\.1:\$PORT\/healthz"$/m);
  expect(dockerfile).not.toMatch(/^(ADD|RUN)\b/m);
});

it('docker compose serves the app with the configuration of the stand-in backend that it starts', async () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  const [, port] = /BACKEND_PORT: (\d+)/.exec(compose)!;
  expect(compose).toContain(`'127.0.0.1:${port}:${port}'`);
  // At its start, the image writes the configuration of nginx to its own /etc/nginx.
  expect(compose).not.toContain('read_only');
  const served = JSON.parse(readFileSync('deploy/stand-in/config.json', 'utf8')) as object;
  const backend = await StandInBackend.start({ port: 0, tempo: 0, offers: 1 });
  const expected = JSON.stringify(backend.config()).replaceAll(/(?<=localhost:)\d+/g, port!);
  await backend.stop();
  expect(served).toEqual(JSON.parse(expected));
  expect(readFileSync('deploy/stand-in/headers.conf', 'utf8')).toBe(nginxHeaders({ config: served }));
});
