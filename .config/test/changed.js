import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { npm } from '../build/npm.js';
import { findChromium, findHeadlessShell } from './chromium.js';
import { touchedBy } from './touched.js';

// Lints what a change touches and runs its tests, in the browser on a build that is neither minimized nor compressed: run
// `npm run build` before other browser tests. `npm run test:changed -- REF` compares with REF instead of `main`.

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runNode(args, env = process.env) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} base */
function changedFiles(base) {
  const lines = (/** @type {readonly string[]} */ args) =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...lines(['diff', '--name-only', base]), ...lines(['ls-files', '--others', '--exclude-standard'])];
}

const base = process.argv[2] ?? 'main';
const files = changedFiles(base);
const { jest, browser } = touchedBy(files);
runNode(npm('run', '--silent', 'types'));
const code = files.filter(file => /\.(tsx?|js)$/.test(file) && existsSync(file));
if (code.length > 0) runNode(['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...code]);
if (jest.length > 0) {
  const args = ['node_modules/jest/bin/jest.js', '--silent', '--passWithNoTests', ...jest];
  runNode(args, { ...process.env, CASES: '0.25' });
}
if (browser.length > 0) {
  runNode(['node_modules/webpack/bin/webpack.js', '--mode', 'production', '--env', 'quick']);
  const chromium = await findChromium();
  const env = { ...process.env, CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: findHeadlessShell(chromium) };
  const specs = browser.map(spec => `browser/${spec}`);
  runNode(['node_modules/@playwright/test/cli.js', 'test', '--project=all', ...specs], env);
}
