/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appVersion } from '../../.config/build/appVersion.js';

describe('the version of the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-version-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  // The folder is named, because a hook of git sets a variable that names another one.
  const options = ['--git-dir', path.join(folder, '.git'), '-c', 'user.name=a', '-c', 'user.email=a@example'];
  const git = (...args: readonly string[]) =>
    spawnSync('git', [...options, ...args], { cwd: folder, encoding: 'utf8' });

  it('is only that of the package, with the time now, if there is no commit', () => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
    const before = Date.now() - 1_000;
    const { version, builtAt } = appVersion(folder);
    expect(version).toBe('1.2.3');
    expect(Date.parse(builtAt)).toBeGreaterThan(before);
    git('init');
    expect(appVersion(folder).version).toBe('1.2.3');
  });

  it('names the commit and its time, or the time of SOURCE_DATE_EPOCH', () => {
    git('add', 'package.json');
    git('commit', '-m', 'First');
    const [commit = '', seconds] = git('log', '-1', '--format=%H %ct').stdout.trim().split(' ');
    const builtAt = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
    expect(appVersion(folder, undefined)).toEqual({ version: `1.2.3+${commit.slice(0, 8)}`, builtAt });
    expect(appVersion(folder, '1795775520').builtAt).toBe('2026-11-27T10:32:00Z');
  });

  it('says that the tree was changed since the commit, and then names the time of the build', () => {
    const { version } = appVersion(folder, undefined);
    writeFileSync(path.join(folder, 'new.ts'), '');
    const before = Date.now() - 1_000;
    const changed = appVersion(folder, undefined);
    expect(changed.version).toBe(`${version}-dirty.${changed.builtAt.replace(/[-:]/g, '')}`);
    expect(Date.parse(changed.builtAt)).toBeGreaterThan(before);
    expect(appVersion(folder, '1795775520').version).toBe(`${version}-dirty.20261127T103200Z`);
    rmSync(path.join(folder, 'new.ts'));
    expect(appVersion(folder, undefined).version).toBe(version);
  });
});
