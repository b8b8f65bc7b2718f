import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from '../build/npm.js';

const usage = `npm run mutants -- [folder or file of src …] [option of Stryker …]

Changes the code in small ways, one change ('mutant') at a time, and fails if the tests notice too few of the changes. Without
a folder, such as src/domain/bidding, it takes all of those that have to reach a score.

  --force          also test the mutants whose result is known from the last run
  --concurrency N  how many processes run tests (default: one per core)`;

/** The newest version that runs on Node 20. npx fetches its 107 packages, because only this command needs them. */
const STRYKER = '9.6.1';

/**
 * The percentage of mutants that the tests of a part must notice. The tests of other parts do not count, because running
 * them for each mutant would take hours.
 */
const parts = [
  { part: 'domain', threshold: 97 },
  ...['bidding', 'conversations', 'offers'].map(feature => ({ part: `application/${feature}`, threshold: 85 })),
];

const args = process.argv.slice(2);
const firstOption = args.findIndex(arg => arg.startsWith('-'));
const chosen = firstOption < 0 ? args : args.slice(0, firstOption);
const options = args.slice(chosen.length);
/** @param {string} part */
const chosenIn = part => chosen.filter(place => `${place}/`.startsWith(`src/${part}/`) && existsSync(place));
if (options.includes('--help') || parts.flatMap(({ part }) => chosenIn(part)).length < chosen.length) {
  console.log(usage);
  process.exit(options.includes('--help') ? 0 : 2);
}

const cache = '.cache/mutants';
const testRunner = path.join(import.meta.dirname, 'jest-circus-for-mutants.js');
const testNames = path.resolve(cache, 'testNames.jsonl');

/**
 * @param {string} part
 * @param {readonly string[]} places
 * @param {number} threshold
 */
const configuration = (part, places, threshold) => ({
  mutate: places.map(place => (place.endsWith('.ts') ? place : `${place}/**/*.ts`)),
  plugins: ['@stryker-mutator/*', './.config/test/mutantsIgnored.js'],
  ignorers: ['mobx'],
  testRunner: 'jest',
  jest: {
    config: {
      // For each mutant, Jest looks through these folders for the tests that import the mutated file, directly or not.
      roots: ['<rootDir>/src', `<rootDir>/test/${part}`, '<rootDir>/test/support'],
      testMatch: [`<rootDir>/test/${part}/**/*.test.ts`],
      testRunner,
      setupFilesAfterEnv: ['<rootDir>/.config/test/mutantsSetup.js'],
    },
  },
  // A timeout counts as noticed, so a busy machine must not cause one. Stryker ends most endless loops earlier, by count.
  timeoutMS: 60_000,
  disableTypeChecks: false,
  ignorePatterns: ['.cache', 'dist', 'source-maps', 'test-results', 'tsconfig.json'],
  // A folder of its own, because a run that ends deletes the whole folder.
  tempDirName: `${cache}/${part}/sandbox`,
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `${cache}/${part}/incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false },
  htmlReporter: { fileName: `${cache}/${part}/report.html` },
  jsonReporter: { fileName: `${cache}/${part}/report.json` },
  thresholds: { high: threshold, low: threshold, break: threshold },
});

/** @param {string} file */
function stryker(file) {
  const packages = ['core', 'jest-runner'].flatMap(name => ['-p', `@stryker-mutator/${name}@${STRYKER}`]);
  const env = { ...process.env, MUTANTS_TEST_NAMES: testNames };
  rmSync(testNames, { force: true });
  const args = npm('exec', '--yes', ...packages, '--', 'stryker', 'run', file, ...options);
  return spawnSync(process.execPath, args, { stdio: 'inherit', env });
}

mkdirSync(`${cache}/application`, { recursive: true });
for (const { part, threshold } of parts) {
  const places = chosen.length > 0 ? chosenIn(part) : [`src/${part}`];
  if (places.length === 0) continue;
  const file = `${cache}/${part}.json`;
  writeFileSync(file, JSON.stringify(configuration(part, places, threshold)));
  if (stryker(file).status !== 0) process.exitCode = 1;
}
