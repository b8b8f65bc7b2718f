import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './chromium.js';
import { touchedBy } from './touched.js';

// Runs the tests that a change touches. `npm run test:changed -- REF` compares with REF instead of `main`.

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(command, args, env = process.env) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} base */
function changedFiles(base) {
  const lines = (/** @type {readonly string[]} */ args) =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...lines(['diff', '--name-only', base]), ...lines(['ls-files', '--others', '--exclude-standard'])];
}

const base = process.argv[2] ?? 'main';
const { jest, browser } = touchedBy(changedFiles(base));
run('npm', ['run', '--silent', 'types']);
if (jest.length > 0) run('npx', ['jest', '--silent', '--passWithNoTests', ...jest], { ...process.env, CASES: '0.25' });
if (browser.length > 0) {
  run('npm', ['run', '--silent', 'build']);
  const chromium = await findChromium();
  const env = { ...process.env, CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: findHeadlessShell(chromium) };
  run('npx', ['playwright', 'test', '--project', 'all', ...browser.map(spec => `browser/${spec}`)], env);
}
