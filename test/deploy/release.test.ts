/** @jest-environment node */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeChecksums } from '../../.config/build/checksums.js';
import { Nginx } from '../support/Nginx';

const releaseScript = path.resolve('deploy/release.sh');

const config = { backend: 'demo' };
const isHere = Nginx.isInstalled();

const folder = mkdtempSync(path.join(tmpdir(), 'paddock-releases-'));
// The server is another user.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

/** A small build, whose page names its script. */
function aBuild(version: string, hash: string, more: Readonly<Record<string, string>> = {}): string {
  const build = mkdtempSync(path.join(folder, 'build-'));
  mkdirSync(path.join(build, 'assets'), { recursive: true });
  const files = {
    'index.html': `<script src=/main.${hash}.js></script>`,
    'service-worker.js': `keep("main.${hash}.js")`,
    'version.json': JSON.stringify({ version, builtAt: '2026-11-27T10:42:00Z' }),
    [`main.${hash}.js`]: version,
    [`assets/photo.${hash}.svg`]: version,
    ...more,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(build, file), text);
  writeChecksums(build);
  return build;
}

const old = aBuild('1.0.0+aaaaaaaa', 'aaaaaaaaaa');
const next = aBuild('1.1.0+bbbbbbbb', 'bbbbbbbbbb');

/** A host that serves the old build. The tests get copies of it, because a run of the script takes long. */
const firstHost = path.join(folder, 'host-0');

beforeAll(() => {
  const site = path.join(firstHost, 'site');
  mkdirSync(`${site}.releases`, { recursive: true });
  writeFileSync(`${site}.releases/config.json`, JSON.stringify(config));
  for (const args of [
    ['add', old],
    ['use', '1.0.0+aaaaaaaa'],
  ])
    execFileSync(releaseScript, [site, ...args], { stdio: 'pipe' });
});

let hosts = 0;

/** What an operator does on a host, by `deploy/release.sh`. */
function aHost() {
  const host = path.join(folder, `host-${(hosts += 1)}`);
  // With its links and times.
  execFileSync('cp', ['-a', firstHost, host]);
  const site = path.join(host, 'site');
  const data = `${site}.releases`;
  const release = (...args: readonly string[]) =>
    execFileSync(releaseScript, [site, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  /** The exit status and what it says. */
  const tried = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const { status, stderr } = spawnSync(releaseScript, [site, ...args], {
      encoding: 'utf8',
      env: { ...process.env, SETTLE_SECONDS: '0', ...env },
    });
    return [status, stderr];
  };
  return { site, data, release, tried, history: path.join(data, 'history') };
}

const pageOf = ({ site }: { readonly site: string }) => readFileSync(path.join(site, 'index.html'), 'utf8');

const twoDays = 2 * 24 * 60 * 60;

/** What was done on a host is two days older. */
function age({ data, history }: { readonly data: string; readonly history: string }, ...names: readonly string[]) {
  const ago = (text: string) => text.replaceAll(/^\d+/gm, time => String(Number(time) - twoDays));
  writeFileSync(history, ago(readFileSync(history, 'utf8')));
  const then = Date.now() / 1000 - twoDays;
  for (const name of names) utimesSync(path.join(data, 'builds', name), then, then);
}

async function served({ site }: { readonly site: string }) {
  const server = await Nginx.start({ folder: site, config, isRoot: true });
  const statusOf = async (file: string) => (await fetch(`${server.origin}/${file}`)).status;
  const textOf = async (file: string) => (await fetch(`${server.origin}/${file}`)).text();
  return { server, statusOf, textOf };
}

const oldFiles = ['main.aaaaaaaaaa.js', 'assets/photo.aaaaaaaaaa.svg'];
const nextFiles = ['main.bbbbbbbbbb.js', 'assets/photo.bbbbbbbbbb.svg'];

(isHere ? describe : describe.skip)('a release on nginx', () => {
  it('serves the new page and for a day the files of the old one, also after it was taken back', async () => {
    const host = aHost();
    const { server, statusOf, textOf } = await served(host);
    const statuses = () => Promise.all([...oldFiles, ...nextFiles].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 404, 404]);

    host.release('add', next);
    expect([await textOf(''), await statuses()]).toEqual([expect.stringContaining('aaaaaaaaaa'), [200, 200, 200, 200]]);
    // An open page offers the version of the one, and its worker installs the other.
    expect(await textOf('version.json')).toContain('1.0.0+aaaaaaaa');
    expect(await textOf('service-worker.js')).toContain('aaaaaaaaaa');
    host.release('use', '1.1.0+bbbbbbbb');
    expect([await textOf(''), await statuses()]).toEqual([expect.stringContaining('bbbbbbbbbb'), [200, 200, 200, 200]]);
    expect(JSON.parse(await textOf('config.json'))).toEqual(config);

    expect(host.release('use', 'previous')).toContain('1.0.0+aaaaaaaa');
    expect([await textOf(''), await statuses()]).toEqual([expect.stringContaining('aaaaaaaaaa'), [200, 200, 200, 200]]);
    expect(host.release('list').split('\n').sort()).toEqual(['1.0.0+aaaaaaaa (in use)', '1.1.0+bbbbbbbb']);

    // The next switch, two days later.
    age(host, '1.0.0+aaaaaaaa', '1.1.0+bbbbbbbb');
    host.release('use', '1.0.0+aaaaaaaa');
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    await server.stop();
  });

  it('answers each request during a switch with a page whose script is there', async () => {
    const host = aHost();
    const { server, statusOf, textOf } = await served(host);
    host.release('add', next);
    let isOver = false;
    const load = async () => {
      const found = new Set<number>();
      while (!isOver) {
        const [script = ''] = /main\.\w+\.js/.exec(await textOf('')) ?? [];
        found.add(await statusOf(script));
      }
      return [...found];
    };
    const loads = [load(), load()];
    // The loads go on meanwhile.
    for (const name of ['1.1.0+bbbbbbbb', 'previous', 'previous', 'previous'])
      await promisify(execFile)(releaseScript, [host.site, 'use', name]);
    isOver = true;
    expect(await Promise.all(loads)).toEqual([[200], [200]]);
    await server.stop();
  });

  it('lets two replicas serve different versions, if both have added the files before one switches', async () => {
    const [first, second] = [aHost(), aHost()];
    const [one, other] = [await served(first), await served(second)];
    for (const host of [first, second]) host.release('add', next);
    first.release('use', '1.1.0+bbbbbbbb');
    expect([await one.textOf(''), await other.textOf('')]).toEqual([
      expect.stringContaining('bbbbbbbbbb'),
      expect.stringContaining('aaaaaaaaaa'),
    ]);
    for (const file of [...oldFiles, ...nextFiles])
      expect([file, await one.statusOf(file), await other.statusOf(file)]).toEqual([file, 200, 200]);
    await Promise.all([one.server.stop(), other.server.stop()]);
  });

  it('serves the files of both releases on a replica that joins with the new one, and on one that falls behind', async () => {
    const third = '1.2.0+cccccccc';
    const build = aBuild(third, 'cccccccccc');
    const [joining, behind] = [aHost(), aHost()];
    const files = [...oldFiles, ...nextFiles, 'main.cccccccccc.js', 'assets/photo.cccccccccc.svg'];
    for (const host of [joining, behind]) for (const added of [next, build]) host.release('add', added);
    joining.release('use', third);
    behind.release('use', '1.1.0+bbbbbbbb');
    for (const host of [joining, behind]) {
      const { server, statusOf } = await served(host);
      for (const file of files) expect([file, await statusOf(file)]).toEqual([file, 200]);
      await server.stop();
    }
  });

  const more = { 'package.json': '{"type":"module"}' };

  /** The program that each build brings along. */
  function hostCheck(): string {
    const program = path.join(folder, 'program');
    if (!existsSync(program)) spawnSync(process.execPath, ['.config/build/hostCheck.js', program]);
    return readFileSync(path.join(program, 'host-check.js'), 'utf8');
  }

  it('sends its own headers for the configuration, and keeps those of before if nginx refuses them', async () => {
    const checks = hostCheck();
    const whole = aBuild('4.0.0', 'eeeeeeeeee', { ...more, 'host-check.js': checks });
    const other = aBuild('4.1.0', 'ffffffffff', { ...more, 'host-check.js': checks.replaceAll('DENY', 'SAMEORIGIN') });
    const broken = aBuild('4.2.0', '9999999999', {
      ...more,
      'host-check.js': checks.replaceAll('add_header', 'nonsense'),
    });
    const host = aHost();
    for (const build of [whole, other, broken]) host.release('add', build);
    host.release('use', '4.0.0');
    const server = await Nginx.start({ folder: host.site, config, isRoot: true, includes: host.data });
    const use = (name: string) => host.tried(['use', name], { RELOAD: server.reload });
    const seen = async () => {
      // The old processes close their connections, also one on which a request is on its way.
      const headers = await fetch(server.origin).then(
        answer => answer.headers,
        () => null,
      );
      return [headers?.get('x-frame-options'), headers?.get('content-security-policy')?.includes('report-uri')];
    };
    // nginx starts its new processes after the command has ended.
    const sends = async (frame: string, isReported: boolean) => {
      let last = await seen();
      for (let tries = 0; tries < 50 && last.join() !== [frame, isReported].join(); tries += 1) {
        await pause(50);
        last = await seen();
      }
      expect(last).toEqual([frame, isReported]);
    };
    await sends('DENY', false);
    expect(use('4.1.0')[0]).toBe(0);
    await sends('SAMEORIGIN', false);
    expect(use('4.2.0')).toEqual([1, expect.stringMatching(/unknown directive "nonsense"[^]*Nothing was switched/)]);
    await sends('SAMEORIGIN', false);
    expect(pageOf(host)).toContain('ffffffffff');
    writeFileSync(path.join(host.data, 'config.json'), JSON.stringify({ ...config, reportUrl: '/reports' }));
    expect(use('previous')[0]).toBe(0);
    await sends('DENY', true);
    expect(pageOf(host)).toContain('eeeeeeeeee');
    await server.stop();
  }, 60_000);

  it('sends each page and each configuration during a switch with headers that allow what they need', async () => {
    const [first, second] = ['paddock', 'other'].map((policy, number) =>
      aBuild(`5.${number}.0`, 'abababab00', {
        ...more,
        'index.html': `<script src=/main.abababab00.js data-policy=${policy}></script>`,
        'host-check.js': hostCheck().replaceAll('photoswipe paddock', `photoswipe ${policy}`),
      }),
    );
    const host = aHost();
    const configure = (api: string) => {
      const cognito = { userPoolId: 'eu-central-1_AbCdEf123', clientId: '1h57kf5cpq17m0eml12example' };
      const moved = { backend: 'http', apiBaseUrl: api, marketApiBaseUrl: 'https://market.example', cognito };
      writeFileSync(path.join(host.data, 'config.json'), JSON.stringify(moved));
    };
    for (const build of [first!, second!]) host.release('add', build);
    configure('https://api0.example');
    host.release('use', '5.0.0');
    const server = await Nginx.start({ folder: host.site, config, isRoot: true, includes: host.data });
    let isOver = false;
    const seen = new Set<string>();
    const refused = new Set<string>();
    // A process that ends closes the connections that wait for another request.
    const ask = (file: string) => fetch(`${server.origin}/${file}`, { headers: { connection: 'close' } });
    const visit = async () => {
      while (!isOver) {
        const page = await ask('');
        const policy = page.headers.get('content-security-policy') ?? '';
        const [, needed = ''] = /data-policy=(\w+)/.exec(await page.text()) ?? [];
        const { apiBaseUrl } = (await (await ask('config.json')).json()) as { apiBaseUrl: string };
        for (const each of [needed, apiBaseUrl]) (policy.includes(each) ? seen : refused).add(each);
      }
    };
    const visits = [visit(), visit()];
    const env = { ...process.env, RELOAD: server.reload, SETTLE_SECONDS: '1' };
    for (const number of [1, 2, 3]) {
      configure(`https://api${number}.example`);
      await promisify(execFile)(releaseScript, [host.site, 'use', `5.${number % 2}.0`], { env });
    }
    const policy = (await ask('')).headers.get('content-security-policy');
    isOver = true;
    await Promise.all(visits);
    const apis = [0, 1, 2, 3].map(number => `https://api${number}.example`);
    expect([[...seen].sort(), [...refused]]).toEqual([[...apis, 'other', 'paddock'], []]);
    expect(policy).not.toMatch(/paddock|api2/);
    await server.stop();
  }, 60_000);

  it('is not healthy without a configuration', async () => {
    const host = aHost();
    const { server, statusOf, textOf } = await served(host);
    expect(await statusOf('healthz')).toBe(200);
    rmSync(path.join(host.site, 'config.json'));
    expect([await statusOf('healthz'), await textOf('healthz')]).toEqual([503, 'no config.json\n']);
    await server.stop();
  });
});

describe('what the operator wrote with a narrow umask', () => {
  const narrow = (...args: readonly string[]) =>
    execFileSync('sh', ['-c', 'umask 027; exec "$0" "$@"', releaseScript, ...args], { encoding: 'utf8' });

  it('is readable by the server', () => {
    const site = path.join(folder, 'narrow');
    const build = path.join(folder, 'narrow-build');
    execFileSync('sh', ['-c', `umask 027; mkdir ${site}.releases; cp -R ${old} ${build}; chmod -R o-rwx ${build}`]);
    writeFileSync(`${site}.releases/config.json`, JSON.stringify(config), { mode: 0o640 });
    narrow(site, 'add', build);
    narrow(site, 'use', '1.0.0+aaaaaaaa');
    const closed = execFileSync('find', ['-L', site, `${site}.releases`, '-maxdepth', '0', '!', '-perm', '-o=rx']);
    const unread = execFileSync('find', ['-L', site, '!', '-perm', '-o=r']);
    expect([String(closed), String(unread)]).toEqual(['', '']);
  });

  it('is refused before the switch, if the server cannot enter a folder above', () => {
    const above = mkdtempSync(path.join(folder, 'closed-'));
    const site = path.join(above, 'site');
    mkdirSync(`${site}.releases`);
    writeFileSync(`${site}.releases/config.json`, JSON.stringify(config));
    narrow(site, 'add', old);
    const { status, stderr } = spawnSync(releaseScript, [site, 'use', '1.0.0+aaaaaaaa'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`cannot enter ${above}`)]);
    expect(existsSync(site)).toBe(false);
    execFileSync(releaseScript, [site, 'use', '1.0.0+aaaaaaaa'], { env: { ...process.env, READER: 'root' } });
    expect(existsSync(path.join(site, 'index.html'))).toBe(true);
  });
});

it('two switches at once leave one of the two releases, whole', async () => {
  const host = aHost();
  host.release('add', next);
  for (let turn = 0; turn < 5; turn += 1) {
    const names = ['1.0.0+aaaaaaaa', '1.1.0+bbbbbbbb'];
    await Promise.all(names.map(name => promisify(execFile)(releaseScript, [host.site, 'use', name])));
    expect(pageOf(host)).toMatch(/aaaaaaaaaa|bbbbbbbbbb/);
    expect(host.release('list').match(/in use/g)).toHaveLength(1);
  }
});

it('a run that waits too long for another says so, and the end of the other frees the site', async () => {
  const host = aHost();
  const other = spawn('flock', [path.join(host.data, 'lock'), 'sh', '-c', 'echo locked; sleep 60 & wait'], {
    detached: true,
  });
  await once(other.stdout, 'data');
  const expected = [1, expect.stringContaining('another release.sh is at work')];
  expect(host.tried(['use', '1.0.0+aaaaaaaa'], { LOCK_SECONDS: '0' })).toEqual(expected);
  process.kill(-other.pid!, 'SIGKILL');
  await once(other, 'exit');
  expect(host.tried(['use', '1.0.0+aaaaaaaa'], { LOCK_SECONDS: '5' })[0]).toBe(0);
});

it('another build under the name of a kept one is refused, and the same build is kept as it is', () => {
  const host = aHost();
  const other = aBuild('1.0.0+aaaaaaaa', 'aaaaaaaaaa', { 'extra.txt': 'changed' });
  expect(host.tried(['add', other])).toEqual([1, expect.stringContaining("another build is kept as '1.0.0+aaaaaaaa'")]);
  expect(existsSync(path.join(host.data, 'builds/1.0.0+aaaaaaaa/extra.txt'))).toBe(false);
  expect(host.release('add', old)).toBe('1.0.0+aaaaaaaa');
});

describe('the configuration and the headers of a release', () => {
  /** As the build contains it, with headers that name the release. */
  const program = (version: string) => `
    import { readFileSync, writeFileSync } from 'node:fs';
    const [file, ...options] = process.argv.slice(2);
    const config = JSON.parse(readFileSync(file, 'utf8'));
    if (config.backend !== 'demo') { console.error('the value of backend is wrong'); process.exit(1); }
    writeFileSync(options.at(-1), 'add_header X-Release "${version} ' + options.slice(0, -2) + '";\\n');`;
  const [first, second] = ['3.0.0', '3.1.0'];
  const builds = [first, second].map(version =>
    aBuild(version, 'dddddddddd', { 'host-check.js': program(version), 'package.json': '{"type":"module"}' }),
  );

  function aCheckedHost() {
    const host = aHost();
    for (const build of builds) host.release('add', build);
    const headers = () => readFileSync(path.join(host.data, 'headers.conf'), 'utf8');
    const reloads = path.join(host.data, 'reloads');
    const use = (name: string, RELOAD = `echo x >> ${reloads}`) => host.tried(['use', name], { RELOAD });
    const reloaded = () => (existsSync(reloads) ? readFileSync(reloads, 'utf8').length / 2 : 0);
    return { ...host, headers, use, reloaded };
  }

  it('are switched and taken back with it, and the server reads the headers again', () => {
    const host = aCheckedHost();
    expect(host.use(first)).toEqual([0, '']);
    expect([host.headers(), host.reloaded()]).toEqual([`add_header X-Release "${first} --https";\n`, 0]);
    host.use(second);
    expect([host.headers(), host.reloaded()]).toEqual([expect.stringContaining(second), 1]);
    host.use('previous');
    expect([host.headers(), host.reloaded()]).toEqual([expect.stringContaining(first), 2]);
    host.use(first);
    expect(host.reloaded()).toBe(2);
    expect(existsSync(path.join(host.site, 'host-check.js'))).toBe(false);
    expect(statSync(path.join(host.data, 'headers.conf')).mode % 8).toBe(4);
  });

  it('stay as they were, if the configuration is wrong', () => {
    const host = aCheckedHost();
    host.use(first);
    writeFileSync(path.join(host.data, 'config.json'), '{"backend":"htpp"}');
    const [status, said] = host.use(second);
    expect([status, said]).toEqual([1, expect.stringMatching(/backend is wrong[^]*Nothing was switched/)]);
    expect([host.headers(), host.reloaded()]).toEqual([expect.stringContaining(first), 0]);
    expect(JSON.parse(readFileSync(path.join(host.site, 'config.json'), 'utf8'))).toEqual(config);
    expect(host.release('list')).toContain(`${first} (in use)`);
  });

  it('stay as they were, if the server does not take the headers', () => {
    const host = aCheckedHost();
    host.use(first);
    const [status, said] = host.use(second, 'false');
    expect([status, said]).toEqual([1, expect.stringContaining('does not take the headers')]);
    expect(host.headers()).toContain(first);
    expect(host.release('list')).toContain(`${first} (in use)`);
  });

  it('stay as they were, and the operator is told, if an older release cannot say them', () => {
    const host = aCheckedHost();
    host.use(first);
    expect(host.use('1.0.0+aaaaaaaa')).toEqual([0, expect.stringContaining('headers.conf stays as it is')]);
    expect(host.headers()).toContain(first);
  });

  it('are written elsewhere, if the host has no Node and the operator says so', () => {
    const host = aCheckedHost();
    expect(host.tried(['use', first], { UNCHECKED: '1' })).toEqual([0, expect.stringContaining('was not checked')]);
    expect(existsSync(path.join(host.data, 'headers.conf'))).toBe(false);
  });
});

it.each([
  ['lacks a file', 'assets/photo.bbbbbbbbbb.svg', (file: string) => rmSync(file)],
  ['has a part of a file', 'main.bbbbbbbbbb.js', (file: string) => writeFileSync(file, '1.1')],
  ['lacks the list of its files', 'sha256sums.txt', (file: string) => rmSync(file)],
])('a release that %s is refused, and the host serves what it served', (_, file, breakIt) => {
  const host = aHost();
  const broken = path.join(mkdtempSync(path.join(folder, 'broken-')), 'dist');
  cpSync(next, broken, { recursive: true });
  breakIt(path.join(broken, file));
  const { status, stderr } = spawnSync(releaseScript, [host.site, 'add', broken], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(file)]);
  expect(readFileSync(path.join(host.site, 'index.html'), 'utf8')).toContain('aaaaaaaaaa');
  expect(host.release('list')).toBe('1.0.0+aaaaaaaa (in use)');
  expect(existsSync(path.join(host.data, 'adding'))).toBe(false);
});

it('a worker that is switched off on the host stays in the kept release', () => {
  const host = aHost();
  writeFileSync(path.join(host.site, 'service-worker.js'), 'off');
  host.release('use', '1.0.0+aaaaaaaa');
  expect(readFileSync(path.join(host.site, 'service-worker.js'), 'utf8')).toContain('main.aaaaaaaaaa.js');
});

it('a build that names no version is refused, and the kept releases stay', () => {
  const host = aHost();
  const nameless = path.join(folder, 'nameless');
  cpSync(next, nameless, { recursive: true });
  for (const text of ['', '{}', '{"version":""}']) {
    writeFileSync(path.join(nameless, 'version.json'), text);
    const { status, stderr } = spawnSync(releaseScript, [host.site, 'add', nameless], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('names no version')]);
  }
  expect(host.release('list')).toBe('1.0.0+aaaaaaaa (in use)');
});

it('a release that was in use within the last day is kept beside the five newest', () => {
  const host = aHost();
  const added = [0, 1, 2, 3, 4, 5].map(minor => `2.${minor}.0`);
  for (const version of added) host.release('add', aBuild(version, 'cccccccccc'));
  host.release('use', '2.5.0');
  const kept = ['1.0.0+aaaaaaaa', '2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0 (in use)'];
  expect(host.release('list').split('\n').sort()).toEqual(kept);
  expect(host.release('use', 'previous')).toContain('1.0.0+aaaaaaaa');
});

it('a switch succeeds after one that was interrupted before its rename', () => {
  const host = aHost();
  host.release('add', next);
  symlinkSync(readlinkSync(host.site), `${host.site}.next`);
  host.release('use', '1.1.0+bbbbbbbb');
  expect(readFileSync(path.join(host.site, 'index.html'), 'utf8')).toContain('bbbbbbbbbb');
});

it('a site that is a folder and not a link is refused and stays as it was', () => {
  const site = path.join(folder, 'real-folder');
  cpSync(old, site, { recursive: true });
  const { status, stderr } = spawnSync(releaseScript, [site, 'add', next], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('not a link')]);
  expect([existsSync(`${site}.releases`), existsSync(path.join(site, 'main.bbbbbbbbbb.js'))]).toEqual([false, false]);
});

it('a release that is not kept cannot be used', () => {
  const { site } = aHost();
  for (const [name, problem] of [
    ['2.0.0', 'there is no release'],
    ['.', 'is no name of a release'],
    ['../builds/1.0.0+aaaaaaaa', 'is no name of a release'],
    ['previous', 'no other release was in use'],
  ] as const) {
    const { status, stderr } = spawnSync(releaseScript, [site, 'use', name], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
  }
});
