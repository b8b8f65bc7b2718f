import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { npm, npx } from '../build/npm.js';
import { findChromium, findHeadlessShell } from './chromium.js';
import { findServers } from './servers.js';

// Without `--all`, each behaviour is tested once: property tests try a quarter of their cases, and only the browser tests
// that are marked with `@main` run. What changes seldom is left out.
// `--shard 1/2` runs the first half of the browser tests and of Jest's; the other checks run in the first shard.
const { all: isFull, shard } = parseArgs({
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
}).values;
const sharded = shard ? [`--shard=${shard}`] : [];
const isFirstShard = !shard || shard.startsWith('1/');

const reports = {
  jest: '.cache/jest.json',
  newestNode: '.cache/jest-newest-node.json',
  farEast: '.cache/jest-far-east.json',
  summerTime: '.cache/jest-summer-time.json',
  berlin: '.cache/jest-berlin.json',
  playwright: '.cache/playwright.json',
};
mkdirSync('.cache', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

findServers();

const JEST = 'node_modules/jest/bin/jest.js';

/** Bundles keep much until they end, so Node would often collect garbage in vain. */
const BUNDLED_JEST = ['--max-semi-space-size=64', JEST];

/** @param {string} report */
const reportTo = report => ['--json', `--outputFile=${report}`, '--silent'];

const chromium = await findChromium();
const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: findHeadlessShell(chromium),
  PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright,
  ...(!isFull && { CASES: '0.25' }),
};

/**
 * Node runs each step.
 *
 * @typedef {readonly [name: string, args: readonly string[], variables?: NodeJS.ProcessEnv]} Step
 */

/** @type {Step[]} */
const checks = [
  ['types', npm('run', '--silent', 'types')],
  // ESLint's rules for views take more than a minute. `npm run test:changed` applies them to the changed files.
  ['lint and format', npm('run', '--silent', isFull ? 'lint' : 'lint:fast')],
];

/**
 * The tests of dates run in the zone that is furthest ahead of UTC, in one with half an hour and summer time, and in the
 * zone of most dealers.
 */
const dates = [
  'test/domain/shared/Times',
  'test/domain/selling/invoices',
  'test/application/selling/register',
  'test/contracts/files',
  'test/infrastructure/http/json',
  'test/ui/shared/Formats',
];
const zones = {
  'Pacific/Kiritimati': reports.farEast,
  'America/St_Johns': reports.summerTime,
  'Europe/Berlin': reports.berlin,
};
for (const [zone, report] of Object.entries(isFull ? zones : { 'America/St_Johns': reports.summerTime })) {
  checks.push([`dates in ${zone}`, [JEST, '-i', ...reportTo(report), ...dates], { TZ: zone }]);
}

/** What tests the tools and the releases, or runs for long. Only `npm run test:all` runs it. */
const seldom = [
  'test/lint',
  'test/config/(build|checkConfig|FileLimit|rules|switchSignIn)',
  'test/deploy/release',
  'test/rails',
  'test/soak',
];

/**
 * Jest uses all cores. Some of its tests wait for real sockets with real time limits, and the browser for its database. So it
 * starts when the browser has ended.
 *
 * @type {Step[]}
 */
const last = [
  [
    'rules, use-cases, adapters, views',
    [
      ...BUNDLED_JEST,
      ...reportTo(reports.jest),
      ...sharded,
      ...(isFull ? [] : seldom.map(pattern => `--testPathIgnorePatterns=${pattern}`)),
    ],
    { BUNDLES: '1' },
  ],
];

/** The newest LTS version of Node. The tests that depend most on Node's arithmetic and sockets run on it too. */
const newestNode = '26';
const sensitive = ['test/backend', 'test/contracts', 'test/infrastructure/cognito'];
if (isFull && isFirstShard && process.versions.node.split('.')[0] !== newestNode) {
  const node = npx('--yes', '-p', `node@${newestNode}`, 'node', JEST);
  last.push([`sockets and sign-in on Node ${newestNode}`, [...node, ...reportTo(reports.newestNode), ...sensitive]]);
}

const testFiles = readdirSync('test', { recursive: true, encoding: 'utf8' }).map(
  file => `test/${file.replaceAll('\\', '/')}`,
);
for (const pattern of [...dates, ...sensitive, ...seldom]) {
  // Jest runs the files of the other patterns and does not mention this one.
  if (!testFiles.some(file => new RegExp(pattern).test(file))) throw new Error(`No test matches '${pattern}'.`);
}

const onlyMain = ['--project=all', '--grep=@main'];

/** @type {Step} */
const build = ['production build and its budgets', npm('run', '--silent', 'build')];
/** @type {Step} */
const browser = [
  'browser',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...(isFull ? [] : onlyMain), ...sharded],
];

/** @type {string[]} */
const failures = [];

/** @param {string} name */
const title = name => `\n— ${name}`;

/** @type {{ name: string, from: number, to: number, processor: number }[]} */
const timeLine = [];

/** The processor time of all processes that have ended, in seconds. Only Linux tells it. */
function processorSeconds() {
  if (!existsSync('/proc/self/stat')) return NaN;
  // The name of the process, which is in parentheses, may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const seconds = () => Math.round(performance.now() / 1000);

/**
 * Returns whether the step succeeded.
 *
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 */
async function finished(name, child) {
  const from = seconds();
  child.once('exit', () => {
    // The time of a process is added when it ends. Steps that end at the same moment share the sum.
    const before = timeLine.reduce((sum, step) => sum + step.processor, 0);
    timeLine.push({ name, from, to: seconds(), processor: processorSeconds() - before });
  });
  const [status] = await once(child, 'close');
  if (status !== 0) failures.push(name);
  return status === 0;
}

/**
 * Prints the output of a step when the step has ended, because the lanes would otherwise mix their output. A step that runs
 * beside the browser fills what the browser leaves of the cores.
 *
 * @param {Step} step
 */
async function runTold([name, args, variables], isBeside = false) {
  // With `--json`, Jest writes its report to a file and the readable output to stderr.
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', args.includes('--json') ? 'ignore' : 'pipe', 'pipe'],
    env: { ...env, ...variables },
  });
  if (isBeside && child.pid) setPriority(child.pid, 10);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', text => (said += text));
  const isDone = await finished(name, child);
  console.log(`${title(name)}\n${said.trimEnd()}`);
  return isDone;
}

/** @param {Step} step */
async function runLive([name, args]) {
  console.log(title(name));
  await finished(name, spawn(process.execPath, args, { stdio: 'inherit', env }));
}

async function runChecks() {
  for (const step of isFirstShard ? checks : []) await runTold(step, true);
}

async function runBrowser() {
  if (await runTold(build)) await runLive(browser);
}

await Promise.all([runChecks(), runBrowser()]);
for (const step of last) await runTold(step);

/**
 * The part of Jest's report that is read here.
 *
 * @typedef {object} JestReport
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {number} [numRuntimeErrorTestSuites]
 * @property {readonly { name: string, status: string, assertionResults: readonly { fullName: string, status: string, retryReasons?: readonly string[] }[] }[]} [testResults]
 */

/**
 * The part of Playwright's report that is read here.
 *
 * @typedef {{ file: string, line: number, title: string, tests: readonly { status: string, annotations: readonly { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ suites?: readonly Suite[], specs?: readonly Spec[] }} Suite
 * @typedef {Suite & { stats?: { expected?: number, flaky?: number, unexpected?: number } }} PlaywrightReport
 */

/** @param {string} report */
const reported = report => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);

function counts() {
  const { playwright, ...ofJest } = reports;
  /** @type {readonly (JestReport | null)[]} */
  const jests = Object.values(ofJest).map(reported);
  /** @type {PlaywrightReport | null} */
  const browser = reported(playwright);
  const runs = jests.map(jest => ({
    passed: jest?.numPassedTests ?? 0,
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0),
  }));
  const { expected = 0, flaky = 0, unexpected = 0 } = browser?.stats ?? {};
  const results = [...testsIn(browser ?? {}), ...jests.flatMap(testsInJest)];
  const all = [...runs, { passed: expected + flaky, failed: unexpected }];
  return {
    loads: loadsIn(browser ?? {}),
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    flaky: results.filter(({ result }) => result === 'flaky').map(({ name }) => name),
    failing: results.filter(({ result }) => result === 'failed').map(({ name }) => name),
  };
}

/**
 * The tests that failed, or passed only on a retry.
 *
 * @typedef {{ name: string, result: 'flaky' | 'failed' }} TestResult
 */

/**
 * @param {Suite} suite
 * @returns {TestResult[]}
 */
function testsIn({ suites = [], specs = [] }) {
  /** @type {TestResult[]} */
  const own = [];
  for (const { file, line, title, tests } of specs) {
    const name = `${file}:${line} ${title}`;
    if (tests.some(({ status }) => status === 'unexpected')) own.push({ name, result: 'failed' });
    else if (tests.some(({ status }) => status === 'flaky')) own.push({ name, result: 'flaky' });
  }
  return [...own, ...suites.flatMap(testsIn)];
}

/**
 * @param {JestReport | null} report
 * @returns {TestResult[]}
 */
function testsInJest(report) {
  /** @type {TestResult[]} */
  const results = [];
  for (const { name: file, status: ofFile, assertionResults } of report?.testResults ?? []) {
    for (const { fullName: name, status, retryReasons = [] } of assertionResults) {
      if (status === 'failed') results.push({ name, result: 'failed' });
      else if (status === 'passed' && retryReasons.length > 0) results.push({ name, result: 'flaky' });
    }
    // The file itself failed, before or after its tests.
    if (ofFile === 'failed' && assertionResults.every(({ status }) => status !== 'failed'))
      results.push({ name: file, result: 'failed' });
  }
  return results;
}

/**
 * How many pages the browser loaded, which is what its tests cost.
 *
 * @param {Suite} suite
 * @returns {number}
 */
function loadsIn({ suites = [], specs = [] }) {
  const notes = specs.flatMap(({ tests }) => tests).flatMap(({ annotations }) => annotations);
  const own = notes.reduce((sum, { type, description }) => sum + (type === 'loads' ? Number(description) : 0), 0);
  return suites.reduce((sum, suite) => sum + loadsIn(suite), own);
}

/** @param {number} time */
const clock = time => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;

console.log(title('time line: from, to, seconds of a processor'));
for (const { name, from, to, processor } of timeLine.sort((a, b) => a.from - b.from)) {
  console.log(`${clock(from).padStart(6)} ${clock(to).padStart(6)} ${processor.toFixed(0).padStart(6)}  ${name}`);
}

const { passed, failed, flaky, failing, loads } = counts();
console.log(`\nThe browser loaded ${loads} pages.`);
// A step that fails without a failing test, such as the types or the budgets, counts as one failure.
const silent = failed === 0 ? failures.length : 0;
if (flaky.length > 0) console.log(`\nFlaky: passed only on a second try\n${flaky.join('\n')}`);
if (failing.length > 0) console.log(`\nFailed tests\n${failing.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed + silent} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
