/** Scales the number of cases of each property by the variable `CASES`, such as 0.25. */
const share = Number(process.env.CASES);

/** fast-check's default number of cases. */
const USUAL_RUNS = 100;

const LEAST_RUNS = 10;

// `fc.configureGlobal` does not fit: a property's own parameters override it. A file that does not use fast-check does not
// load it here either.
jest.mock('fast-check', () => {
  /** @type {typeof import('fast-check')} */
  const fc = jest.requireActual('fast-check');

  /**
   * @param {import('fast-check').IRawProperty<unknown>} property
   * @param {import('fast-check').Parameters<unknown>} parameters
   */
  function assert(property, parameters = {}) {
    const runs = parameters.numRuns ?? USUAL_RUNS;
    const numRuns = Math.min(runs, Math.max(LEAST_RUNS, Math.ceil(runs * share)));
    return fc.assert(property, { ...parameters, numRuns });
  }

  return { ...fc, __esModule: true, assert, default: { ...fc, assert } };
});
