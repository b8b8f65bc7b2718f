/** @jest-environment node */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeChecksums } from '../../.config/build/checksums.js';
import { Nginx } from '../support/Nginx';

const releaseScript = path.resolve('deploy/release.sh');

const config = { backend: 'demo' };
const isHere = Nginx.isInstalled();

const folder = mkdtempSync(path.join(tmpdir(), 'paddock-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A small build, whose page names its script. */
function aBuild(version: string, hash: string): string {
  const build = path.join(folder, `build-${version}`);
  mkdirSync(path.join(build, 'assets'), { recursive: true });
  const files = {
    'index.html': `<script src=/main.${hash}.js></script>`,
    'service-worker.js': `keep("main.${hash}.js")`,
    'version.json': JSON.stringify({ version, builtAt: '2026-11-27T10:42:00Z' }),
    [`main.${hash}.js`]: version,
    [`assets/photo.${hash}.svg`]: version,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(build, file), text);
  writeChecksums(build);
  return build;
}

const old = aBuild('1.0.0+aaaaaaaa', 'aaaaaaaaaa');
const next = aBuild('1.1.0+bbbbbbbb', 'bbbbbbbbbb');

let sites = 0;

/** What an operator does on a host, by `deploy/release.sh`. */
function aHost() {
  const site = path.join(folder, `site-${(sites += 1)}`);
  const data = `${site}.releases`;
  mkdirSync(data);
  writeFileSync(path.join(data, 'config.json'), JSON.stringify(config));
  const release = (...args: readonly string[]) =>
    execFileSync(releaseScript, [site, ...args], { encoding: 'utf8' }).trim();
  release('add', old);
  release('use', '1.0.0+aaaaaaaa');
  return { site, release, history: path.join(data, 'history') };
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
    host.release('use', '1.1.0+bbbbbbbb');
    expect([await textOf(''), await statuses()]).toEqual([expect.stringContaining('bbbbbbbbbb'), [200, 200, 200, 200]]);
    expect(JSON.parse(await textOf('config.json'))).toEqual(config);

    expect(host.release('use', 'previous')).toContain('1.0.0+aaaaaaaa');
    expect([await textOf(''), await statuses()]).toEqual([expect.stringContaining('aaaaaaaaaa'), [200, 200, 200, 200]]);
    expect(host.release('list').split('\n').sort()).toEqual(['1.0.0+aaaaaaaa (in use)', '1.1.0+bbbbbbbb']);

    // The next switch, two days later.
    const twoDays = 2 * 24 * 60 * 60;
    const ago = (text: string) => text.replaceAll(/^\d+/gm, time => String(Number(time) - twoDays));
    writeFileSync(host.history, ago(readFileSync(host.history, 'utf8')));
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
    ['previous', 'no other release was in use'],
  ] as const) {
    const { status, stderr } = spawnSync(releaseScript, [site, 'use', name], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
  }
});
