import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const usage = `npm run mutants -- [folder or file of src …] [option of Stryker …]

Changes the code in small ways, one change ('mutant') at a time, and fails if the tests notice too few of the changes. Without
a folder, such as src/domain/bidding, it takes all of those that have to reach a score.

  --force          also test the mutants whose result is known from the last run
  --concurrency N  how many processes run tests (default: one per core)`;

/** The newest version that runs on Node 20. npx fetches its 107 packages, because only this command needs them. */
const STRYKER = '9.6.1';

/** The percentage of mutants that the tests of a layer must notice. The tests of other layers do not count. */
const layers = [
  { layer: 'domain', folders: ['src/domain'], threshold: 97 },
  {
    layer: 'application',
    folders: ['bidding', 'conversations', 'offers'].map(feature => `src/application/${feature}`),
    threshold: 85,
  },
];

const args = process.argv.slice(2);
const firstOption = args.findIndex(arg => arg.startsWith('-'));
const chosen = firstOption < 0 ? args : args.slice(0, firstOption);
const options = args.slice(chosen.length);
/** @param {string} layer */
const chosenIn = layer => chosen.filter(place => `${place}/`.startsWith(`src/${layer}/`) && existsSync(place));
if (options.includes('--help') || layers.flatMap(({ layer }) => chosenIn(layer)).length < chosen.length) {
  console.log(usage);
  process.exit(options.includes('--help') ? 0 : 2);
}

const cache = '.cache/mutants';
const testRunner = path.join(import.meta.dirname, 'jest-circus-for-mutants.js');
const testNames = path.resolve(cache, 'testNames.jsonl');

/**
 * @param {string} layer
 * @param {readonly string[]} places
 * @param {number} threshold
 */
const configuration = (layer, places, threshold) => ({
  mutate: places.map(place => (place.endsWith('.ts') ? place : `${place}/**/*.ts`)),
  testRunner: 'jest',
  jest: {
    config: {
      // For each mutant, Jest looks through these folders for the tests that import the mutated file.
      roots: [`<rootDir>/src/${layer}`, `<rootDir>/test/${layer}`, '<rootDir>/test/support'],
      testMatch: [`<rootDir>/test/${layer}/**/*.test.ts`],
      testRunner,
      setupFilesAfterEnv: ['<rootDir>/.config/mutantsSetup.js'],
    },
  },
  // A timeout counts as noticed, so a busy machine must not cause one. Stryker ends most endless loops earlier, by count.
  timeoutMS: 60_000,
  disableTypeChecks: false,
  ignorePatterns: ['.cache', 'dist', 'source-maps', 'test-results', 'tsconfig.json'],
  tempDirName: `${cache}/sandbox`,
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `${cache}/${layer}/incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false },
  htmlReporter: { fileName: `${cache}/${layer}/report.html` },
  jsonReporter: { fileName: `${cache}/${layer}/report.json` },
  thresholds: { high: threshold, low: threshold, break: threshold },
});

/** @param {string} file */
function stryker(file) {
  const packages = ['core', 'jest-runner'].flatMap(name => ['-p', `@stryker-mutator/${name}@${STRYKER}`]);
  const env = { ...process.env, MUTANTS_TEST_NAMES: testNames };
  rmSync(testNames, { force: true });
  return spawnSync('npx', ['--yes', ...packages, 'stryker', 'run', file, ...options], { stdio: 'inherit', env });
}

mkdirSync(cache, { recursive: true });
for (const { layer, folders, threshold } of layers) {
  const places = chosen.length > 0 ? chosenIn(layer) : folders;
  if (places.length === 0) continue;
  const file = `${cache}/${layer}.json`;
  writeFileSync(file, JSON.stringify(configuration(layer, places, threshold)));
  if (stryker(file).status !== 0) process.exitCode = 1;
}
