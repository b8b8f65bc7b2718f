/** Scales the number of cases of each property by the variable `CASES`, such as 0.25. Less than 1 also limits its time. */
const share = Number(process.env.CASES);

/** fast-check's default number of cases. */
const USUAL_RUNS = 100;

const LEAST_RUNS = 10;

/** How many cases a property tries, however long they take. */
const IN_ANY_CASE = 5;

/** Milliseconds of the processor, so that the number of cases does not depend on what else runs. */
const LIMIT = 500;

/** Milliseconds of the processor that this process has used. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

// `fc.configureGlobal` does not fit: a property's own parameters override it. A file that does not use fast-check does not
// load it here either.
jest.mock('fast-check', () => {
  /** @type {typeof import('fast-check')} */
  const fc = jest.requireActual('fast-check');

  /**
   * The same property, which ends when its time is over. A failure takes the time that its counterexample needs.
   *
   * @param {import('fast-check').IRawProperty<unknown>} property
   * @returns {import('fast-check').IRawProperty<unknown>}
   */
  function limited(property) {
    const end = processorTime() + LIMIT;
    let runs = 0;
    let hasFailed = false;

    /** @param {import('fast-check').PreconditionFailure | import('fast-check').PropertyFailure | null} outcome */
    function recorded(outcome) {
      hasFailed ||= outcome !== null && 'error' in outcome;
      return outcome;
    }

    /** @param {unknown} value */
    function run(value) {
      if (!hasFailed && runs >= IN_ANY_CASE && processorTime() > end) return new fc.PreconditionFailure(true);
      runs += 1;
      const outcome = property.run(value);
      return outcome instanceof Promise ? outcome.then(recorded) : recorded(outcome);
    }

    return {
      isAsync: () => property.isAsync(),
      generate: (random, runId) => property.generate(random, runId),
      shrink: value => property.shrink(value),
      runBeforeEach: () => property.runBeforeEach(),
      runAfterEach: () => property.runAfterEach(),
      run,
    };
  }

  /**
   * @param {import('fast-check').IRawProperty<unknown>} property
   * @param {import('fast-check').Parameters<unknown>} parameters
   */
  function assert(property, parameters = {}) {
    const runs = parameters.numRuns ?? USUAL_RUNS;
    const numRuns = Math.min(runs, Math.max(LEAST_RUNS, Math.ceil(runs * share)));
    return fc.assert(share < 1 ? limited(property) : property, { ...parameters, numRuns });
  }

  return { ...fc, __esModule: true, assert, default: { ...fc, assert } };
});
