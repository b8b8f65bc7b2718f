/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appVersion } from '../../.config/build/appVersion.js';

describe('the version in reports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-version-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  // The folder is named, because a hook of git sets a variable that names another one.
  const options = ['--git-dir', path.join(folder, '.git'), '-c', 'user.name=a', '-c', 'user.email=a@example'];
  const git = (...args: readonly string[]) =>
    spawnSync('git', [...options, ...args], { cwd: folder, encoding: 'utf8' });

  it('is only that of the package if there is no commit, and names the commit otherwise', () => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
    expect(appVersion(folder)).toBe('1.2.3');
    git('init');
    expect(appVersion(folder)).toBe('1.2.3');
    git('commit', '--allow-empty', '-m', 'First');
    const commit = git('rev-parse', 'HEAD').stdout.slice(0, 8);
    expect(commit).toMatch(/^[0-9a-f]{8}$/);
    expect(appVersion(folder)).toBe(`1.2.3+${commit}`);
  });
});
