/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } };
const [, ...webpackArguments] = scripts.build.split(' && ')[0]!.split(' ');

describe('npm run build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  // Its command on another entry, without minimizing and without touching `dist`. Webpack always fails at an error.
  it('fails at a warning alone and prints it', () => {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, "import(/* webpackChunkName: 1 */ './entry.js');");
    const output = path.join(folder, 'dist');
    const others = ['--env', 'quick', '--no-cache', '--entry-reset', '--entry', entry, '--output-path', output];
    const args = ['node_modules/webpack-cli/bin/cli.js', ...webpackArguments, ...others];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('`webpackChunkName` expected a string');
  });
});
