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

  /** The command of `npm run build` on another entry, without minimizing and without touching `dist`. */
  function build(source: string) {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, source);
    const output = path.join(folder, 'dist');
    const others = ['--env', 'quick', '--no-cache', '--entry-reset', '--entry', entry, '--output-path', output];
    const args = ['node_modules/webpack-cli/bin/cli.js', ...webpackArguments, ...others];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, printed: stdout + stderr };
  }

  it.each([
    ['an error', "import './gone';", "Can't resolve './gone'"],
    ['a warning', "import(/* webpackChunkName: 1 */ './entry.js');", '`webpackChunkName` expected a string'],
  ])('fails at %s and prints it', (_, source, reason) => {
    const { status, printed } = build(source);
    expect(status).not.toBe(0);
    expect(printed).toContain(reason);
  });
});
