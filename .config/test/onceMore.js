// As of the browser tests: on a machine that others use too, a test that fails is tried once more, and its first failure is
// printed all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
