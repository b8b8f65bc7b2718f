import { appendFileSync } from 'node:fs';
import path from 'node:path';

const { RULES_RUNS, RULES_SEED, RULES_PATH, RULES_PROPERTY, RULES_FOLDER = '' } = process.env;

/** fast-check's default number of cases. */
const USUAL_RUNS = 100;

/** The number of properties that the current test has asserted so far. */
let asserted = 0;
beforeEach(() => {
  asserted = 0;
});

/**
 * Writes fast-check's report of a run to a file, because the reporter runs in another process.
 * @param {import('fast-check').RunDetails<unknown>} runDetails
 * @param {number} property
 * @param {(value: unknown) => string} stringify
 */
function keep(runDetails, property, stringify) {
  const { testPath, currentTestName } = expect.getState();
  const { failed, numRuns, seed, counterexample, counterexamplePath } = runDetails;
  const failure = failed && { seed, path: counterexamplePath, counterexample: stringify(counterexample) };
  const run = { file: testPath, rule: currentTestName, property, cases: numRuns, failure: failure || null };
  appendFileSync(path.join(RULES_FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(run)}\n`);
}

// `fc.configureGlobal` does not fit: a property's own parameters override it, and `path` is not a global parameter.
jest.mock('fast-check', () => {
  /** @type {typeof import('fast-check')} */
  const fc = jest.requireActual('fast-check');

  /**
   * @param {import('fast-check').IRawProperty<unknown>} property
   * @param {import('fast-check').Parameters<unknown>} parameters
   */
  function assert(property, parameters = {}) {
    asserted += 1;
    const place = asserted;
    return fc.assert(property, {
      ...parameters,
      numRuns: Math.ceil(((parameters.numRuns ?? USUAL_RUNS) / USUAL_RUNS) * Number(RULES_RUNS)),
      seed: Number(RULES_SEED),
      ...(RULES_PATH && place === Number(RULES_PROPERTY) && { path: RULES_PATH }),
      plugins: [
        ...(parameters.plugins ?? []),
        () => ({ onAllRunsComplete: runDetails => keep(runDetails, place, fc.stringify) }),
      ],
    });
  }

  return { ...fc, __esModule: true, assert, default: { ...fc, assert } };
});
