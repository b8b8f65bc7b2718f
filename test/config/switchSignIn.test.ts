/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../.config/test/chromium.js';

const copy = mkdtempSync(path.join(tmpdir(), 'paddock-switch-'));
afterAll(() => rmSync(copy, { recursive: true }));

function expectSuccess(
  program: string,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    // Playwright refuses to start inside of Jest. In a bundle, Jest would not find the suites by their names.
    env: { ...process.env, JEST_WORKER_ID: undefined, BUNDLES: '', ...variables },
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
}

// Decision 29 has the date of the switch.
it("the sign-in without Cognito's library replaces it, keeps the contract of Identity, and signs a dealer in", async () => {
  const left = ['.git', '.cache', 'node_modules', 'dist', 'source-maps', 'test-results', 'coverage'];
  for (const part of readdirSync('.').filter(name => !left.includes(name)))
    cpSync(part, path.join(copy, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  expectSuccess('.config/test/switchSignIn.js');

  const named = ['src', 'test'].flatMap(folder =>
    readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
      .filter(file => /\.tsx?$/.test(file.name))
      .map(file => path.join(file.parentPath, file.name))
      .filter(file => /from '[^']*(amazon-cognito|webCrypto|nativePowers)/.test(readFileSync(file, 'utf8'))),
  );
  expect(named).toEqual([]);

  expectSuccess('node_modules/typescript-7/bin/tsc', ['-p', '.']);
  const suites = [
    'test/contracts/identity',
    'test/infrastructure/cognito',
    'test/backend/cognito',
    'test/backend/StandInBackend',
  ];
  expectSuccess('node_modules/jest/bin/jest.js', ['--ci', '--forceExit', ...suites, 'test/packages']);

  // The packages are links, and the rules of the build name their folder in the project.
  const build = ['--mode', 'production', '--env', 'quick', '--fail-on-warnings', '--no-resolve-symlinks'];
  expectSuccess('node_modules/webpack-cli/bin/cli.js', build);
  const signIn = ['test', 'test/browser/session', '-g', 'after the sign-in', '--project=austere', '--reporter=line'];
  expectSuccess('node_modules/@playwright/test/cli.js', signIn, { CHROMIUM_PATH: await findChromium() });
}, 600_000);
