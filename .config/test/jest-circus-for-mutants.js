import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The parts of Jest's types that this file reads.
 * @typedef {{ numFailingTests: number, testResults: { fullName: string }[] }} Result
 * @typedef {{ name: string, test: { mode: string } }} TestEvent
 * @typedef {{ handleTestEvent?: (event: TestEvent, state: unknown) => unknown }} Environment
 * @typedef {(
 *   options: { testNamePattern?: string },
 *   config: unknown,
 *   environment: Environment,
 *   ...others: unknown[]
 * ) => Promise<Result>} TestRunner
 */

/** @type {{ default: TestRunner }} */
const { default: runCircus } = createRequire(import.meta.url)('jest-circus/runner');

/** The names of the tests of each file. Stryker's initial run writes them: no mutant is active in it. */
const { MUTANTS_TEST_NAMES = '' } = process.env;

/** @param {string} text */
const parsed = text =>
  text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));

/** @type {Map<unknown, string[]> | undefined} */
let namesOf;

/** The mutant that a test of this process has noticed. */
let noticed = '';

/** Jest refuses a result without a test. */
const NOTHING_RAN = {
  ...{ numFailingTests: 0, numPassingTests: 0, numPendingTests: 1, numTodoTests: 0, openHandles: [] },
  testResults: [{ fullName: 'Tests that were not loaded', status: 'pending', failureMessages: [] }],
  snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
};

/**
 * Skips the other tests of a file after a failure.
 * @param {Environment} environment
 */
function stopAfterFailure(environment) {
  const handle = environment.handleTestEvent?.bind(environment);
  let hasFailed = false;
  environment.handleTestEvent = async (event, state) => {
    await handle?.(event, state);
    if (event.name === 'test_fn_failure') hasFailed = true;
    if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
  };
}

/**
 * Runs only the files with a test that Stryker asks for, and none after a failure. Stryker gives Jest a pattern of names, for
 * which Jest would load every file. That takes far longer than the tests.
 * @type {TestRunner}
 */
export default async function run(options, config, environment, runtime, testPath, sendMessage) {
  const circus = () => runCircus(options, config, environment, runtime, testPath, sendMessage);
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant === undefined) {
    const result = await circus();
    const names = result.testResults.map(({ fullName }) => fullName);
    appendFileSync(MUTANTS_TEST_NAMES, `${JSON.stringify([testPath, names])}\n`);
    return result;
  }
  namesOf ??= new Map(parsed(readFileSync(MUTANTS_TEST_NAMES, 'utf8')));
  const asked = new RegExp(options.testNamePattern ?? '');
  if (mutant === noticed || !namesOf.get(testPath)?.some(name => asked.test(name))) return NOTHING_RAN;
  stopAfterFailure(environment);
  const result = await circus();
  if (result.numFailingTests > 0) noticed = mutant;
  return result;
}
