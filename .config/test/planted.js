import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium.js';
import { plantedFaults } from './plantedFaults.js';

// `npm run planted [-- WORD …]` plants one fault at a time in the working tree, runs the tests that have to notice it, and
// says which test did. With words, it takes the faults whose description has one of them. Jest loads no styles, so a fault in
// them is built and looked for by the browser: `npm run planted -- styles` plants only these.

const report = '.cache/planted.json';

const files = ['src', 'locales/en'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(tsx?|css|json)$/.test(name))
    .map(name => `${folder}/${name}`),
);

/** @param {string} before */
function placeOf(before) {
  const places = files.filter(file => readFileSync(file, 'utf8').includes(before));
  const [file] = places;
  if (places.length !== 1 || !file) throw new Error(`${places.length} files have ${JSON.stringify(before)}.`);
  if (readFileSync(file, 'utf8').split(before).length > 2) throw new Error(`${file} has ${before} more than once.`);
  return file;
}

const chromium = await findChromium();
const env = {
  ...process.env,
  CASES: '0.25',
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: findHeadlessShell(chromium),
};

/** @param {readonly string[]} args */
const run = args => spawnSync(process.execPath, args, { stdio: 'ignore', env });

/** @param {string} tests */
const isForBrowser = tests => tests.startsWith('test/browser/');

const build = () => run(['node_modules/webpack-cli/bin/cli.js', '--mode', 'production', '--env', 'quick']);

/**
 * @typedef {{ readonly title: string, readonly ok: boolean }} Spec
 * @typedef {{ readonly suites?: readonly Suite[], readonly specs?: readonly Spec[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {readonly string[]}
 */
const failingIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failingIn),
];

/**
 * The names of the browser tests that fail on a new build.
 *
 * @param {string} tests
 * @returns {readonly string[]}
 */
function failingBrowserTests(tests) {
  build();
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', tests, '--project=all', '--reporter=json'],
    { env, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  /** @type {Suite} */
  const printed = JSON.parse(stdout);
  return failingIn(printed);
}

/**
 * The names of the tests that fail.
 *
 * @param {string} tests
 * @returns {readonly string[]}
 */
function failingTests(tests) {
  if (isForBrowser(tests)) return failingBrowserTests(tests);
  rmSync(report, { force: true });
  run(['node_modules/jest/bin/jest.js', '--silent', '--json', `--outputFile=${report}`, tests]);
  /** @type {{ testResults: { message: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return failed.length > 0 || message === '' ? failed : ['(the file of tests does not run)'];
  });
}

const words = process.argv.slice(2);
const chosen = plantedFaults.filter(({ fault }) => words.length === 0 || words.some(word => fault.includes(word)));
const planted = chosen.map(fault => ({ ...fault, file: placeOf(fault.before) }));
mkdirSync('.cache', { recursive: true });
let original = { file: '', text: '' };
const restore = () => void (original.file && writeFileSync(original.file, original.text));
process.on('SIGINT', () => process.exit(1));
process.on('exit', restore);

let missed = 0;
for (const { fault, before, after, seenBy, file } of planted) {
  original = { file, text: readFileSync(file, 'utf8') };
  writeFileSync(
    file,
    original.text.replace(before, () => after),
  );
  const [first] = failingTests(seenBy);
  restore();
  if (!first) missed += 1;
  console.log(`${first ? 'seen  ' : 'MISSED'} ${fault} (${file})${first ? `\n       by: ${first}` : ''}`);
}
// The build has the last fault of the styles.
if (planted.some(({ seenBy }) => isForBrowser(seenBy))) build();
console.log(`\n${planted.length - missed} of ${planted.length} planted faults are seen`);
process.exitCode = missed > 0 ? 1 : 0;
