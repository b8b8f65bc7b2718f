import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileName, host } from '../../.config/serve/host.js';

describe('host', () => {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'webpack leaflet photoswipe paddock',
  };

  const others = {
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
  };

  const api = 'https://api.example';
  const reportUrl = `${api}/reports`;

  /** Literal values: values imported from the file that sets them could disappear unnoticed. */
  const served = {
    demo: {
      config: { backend: 'demo' },
      endpoints: undefined,
      added: { 'img-src': "'self' data: blob:", 'connect-src': "'self' blob:" },
    },
    http: {
      config: {
        backend: 'http',
        apiBaseUrl: api,
        cableUrl: 'wss://api.example/cable',
        cognito: { userPoolId: 'eu-central-1_AbCdEf123' },
        imageOrigins: [api],
        reportUrl,
      },
      endpoints: `paddock="${reportUrl}", default="${reportUrl}"`,
      added: {
        'img-src': `'self' data: blob: ${api}`,
        'connect-src': `'self' ${api} https://cognito-idp.eu-central-1.amazonaws.com wss://api.example`,
        'report-uri': reportUrl,
        'report-to': 'paddock',
      },
    },
  };

  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'paddock-host-'));
    for (const file of ['index.html', 'main.abcdef0123.js']) writeFileSync(path.join(folder, file), 'start()');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(Object.entries(served))(
    'the host of the build, for the backend %s',
    (_, { config, endpoints, added }) => {
      it('sends every security header with every answer', async () => {
        const { origin, stop } = await host({ config, folder });
        for (const address of ['/', '/main.abcdef0123.js', '/config.json', '/browsing/browse', '/not/there.js']) {
          const { headers } = await fetch(`${origin}${address}`);
          expect(Object.fromEntries(headers)).toMatchObject(others);
          expect(headers.get('reporting-endpoints') ?? undefined).toBe(endpoints);
          const directives = (headers.get('content-security-policy') ?? '').split('; ').map(each => {
            const [name = '', ...sources] = each.split(' ');
            return [name, sources.join(' ')] as const;
          });
          expect(Object.fromEntries(directives)).toEqual({ ...policy, ...added });
        }
        await stop();
      });
    },
  );
});

// The runner of the tests builds first.
describe('the build', () => {
  const textOf = (file: string) => readFileSync(file, 'utf8');
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };

  it('contains the licence of each package', () => {
    const stated = [...textOf('dist/licenses.txt').matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name);
    expect(stated).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  });

  it('lists each package in its bill of materials', () => {
    const { components } = JSON.parse(textOf('dist/sbom.json')) as { components: { name: string }[] };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(names).not.toContain('webpack');
  });

  it('contains no configuration, so that a host without its own does not serve the demo', () => {
    expect(readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(file => /config/i.test(file))).toEqual([]);
  });

  it('contains only files whose absence a host reports', () => {
    const served = readdirSync('dist', { recursive: true, withFileTypes: true });
    const names = served.filter(file => file.isFile()).map(({ name }) => name);
    expect(names.filter(name => !fileName.test(name))).toEqual([]);
  });

  it('lists the checksums of all its files', () => {
    const listed = textOf('dist/sha256sums.txt')
      .split('\n')
      .map(line => line.slice(66));
    const served = readdirSync('dist', { recursive: true, withFileTypes: true }).filter(file => file.isFile());
    const names = served.map(({ parentPath, name }) => path.relative('dist', path.join(parentPath, name)));
    expect(listed.filter(Boolean).sort()).toEqual(names.filter(name => name !== 'sha256sums.txt').sort());
  });

  it('has its source maps beside the served files and not among them', () => {
    const served = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    const scripts = readdirSync('dist').filter(file => file.endsWith('.js'));
    expect(served.filter(file => file.endsWith('.map'))).toEqual([]);
    expect(scripts.filter(file => textOf(`dist/${file}`).includes('sourceMappingURL='))).toEqual([]);
    const maps = readdirSync('source-maps').filter(file => file.endsWith('.js.map'));
    expect(maps.length).toBeGreaterThan(20);
    expect(scripts).toEqual(expect.arrayContaining(maps.map(file => file.slice(0, -'.map'.length))));
  });
});

describe('deploy/collector.js', () => {
  let collector: ChildProcessWithoutNullStreams;
  let written: AsyncIterator<string>;
  let address: string;

  beforeAll(async () => {
    collector = spawn(process.execPath, ['deploy/collector.js'], { env: { ...process.env, PORT: '0' } });
    written = createInterface(collector.stdout)[Symbol.asyncIterator]();
    for await (const line of createInterface(collector.stderr)) {
      address = `http://127.0.0.1:${/\d+/.exec(line)?.[0]}/paddock`;
      break;
    }
  });

  afterAll(() => void collector.kill());

  const post = (type: string, body: string, more: Readonly<Record<string, string>> = {}) =>
    fetch(address, { method: 'POST', headers: { 'Content-Type': type, ...more }, body });

  async function nextLine(): Promise<unknown> {
    const { value } = (await written.next()) as { value: string };
    return JSON.parse(value);
  }

  const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  const sender = expect.stringMatching(/^[0-9a-f]{8}$/) as string;

  it('writes a line for each report of the app, with its version and its browser', async () => {
    const page = { app: '1.0.0+4f2a9c1e', built: '2026-11-27T10:42:00Z', browser: 'Firefox', leftOut: 0 };
    const problem = {
      kind: 'unexpected',
      place: 'POST /api/v2/bets',
      code: 'Network error',
      route: '/today',
      count: 3,
    };
    const vital = { kind: 'vital', name: 'LCP', value: 1240, route: '/browsing/browse', count: 1 };
    const answer = await post('text/plain', JSON.stringify({ ...page, reports: [problem, vital] }));
    expect(answer.status).toBe(204);
    expect(await nextLine()).toEqual({ time, sender, ...page, ...problem });
    expect(await nextLine()).toEqual({ time, sender, ...page, ...vital });
  });

  it('answers browsers that ask first, and writes their reports without a query or a token', async () => {
    const asked = await fetch(address, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'content-type']);
    const url = 'https://paddock.example/new-password/secret?q=1';
    const report = { type: 'deprecation', url, age: 1, body: { message: `See ${url} now` } };
    await post('application/reports+json', JSON.stringify([report]));
    const shown = 'https://paddock.example/new-password/-';
    expect(await nextLine()).toEqual({ time, sender, kind: 'deprecation', url: shown, message: `See ${shown} now` });
    const blocked = { 'document-uri': url, 'blocked-uri': 'wss://api.example/cable?token=secret' };
    await post('application/csp-report', JSON.stringify({ 'csp-report': blocked }));
    const kept = { 'document-uri': shown, 'blocked-uri': 'wss://api.example/cable' };
    expect(await nextLine()).toEqual({ time, sender, kind: 'csp-violation', ...kept });
  });

  it.each([
    ['/New-Password/secret', '/New-Password/-'],
    ['//new-password//secret', '//new-password//-'],
    ['/new-password/a/secret', '/new-password/-'],
    ['/new%2Dpassword/secret', '/new%-'],
    ['/%6eew-password/secret now', '/%- now'],
    ['/browsing/browse at 50%', '/browsing/browse at 50%'],
  ])('writes %s as %s', async (written, shown) => {
    await post('application/reports+json', JSON.stringify([{ type: 'deprecation', url: written }]));
    expect(await nextLine()).toEqual({ time, sender, kind: 'deprecation', url: shown });
  });

  it('writes at most 100 reports of a request, and of these only short fields that it knows', async () => {
    const page = { app: 'a'.repeat(40_000), time: 'then', sender: 'me', more: 'x'.repeat(10_000), browser: { a: 1 } };
    const reports = Array.from({ length: 1_500 }, () => ({ kind: 'vital', time: 1 }));
    await post('text/plain', JSON.stringify({ ...page, reports }));
    const line = { time, sender, app: 'a'.repeat(200), kind: 'vital' };
    for (let count = 0; count < 100; count += 1) expect(await nextLine()).toEqual(line);
    const sent = Array.from({ length: 500 }, () => ({ type: 'deprecation', body: { message: 'a', time: 1, b: 'b' } }));
    await post('application/reports+json', JSON.stringify(sent));
    for (let count = 0; count < 100; count += 1)
      expect(await nextLine()).toEqual({ time, sender, kind: 'deprecation', message: 'a' });
    await post('text/plain', '<html>');
    expect(await nextLine()).toEqual({ time, sender, kind: 'unreadable' });
  });

  it('tells senders apart, and writes none of their addresses', async () => {
    const lines: unknown[] = [];
    for (const address of ['192.0.2.7', '192.0.2.8', '192.0.2.7']) {
      await post('text/plain', '<html>', { 'X-Real-IP': address });
      lines.push(await nextLine());
    }
    const [first, second, third] = lines as readonly { readonly sender: string }[];
    expect([first?.sender === third?.sender, first?.sender === second?.sender]).toEqual([true, false]);
    expect(JSON.stringify(lines)).not.toContain('192.0');
  });

  it('goes on after what it cannot read', async () => {
    for (const body of ['<html>', '{}', '[1', `"${'a'.repeat(200_000)}"`]) {
      expect((await post('text/plain', body)).status).toBe(204);
      expect(await nextLine()).toEqual({ time, sender, kind: 'unreadable' });
    }
  });

  it('goes on after a client that leaves in the middle of a body', async () => {
    const { port, pathname } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST ${pathname} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"reports"`, () =>
      socket.destroy(),
    );
    expect(await nextLine()).toEqual({ time, sender, kind: 'unreadable' });
    expect((await post('text/plain', '{}')).status).toBe(204);
  });
});
