/** inversify and a few of its neighbours are published as ES modules only, so they are transformed too. */
const esmOnly = ['inversify', '@inversifyjs', 'valibot', 'idb-keyval', '@rails/actioncable'];

export default {
  // Far beyond what any test takes: on a busy machine the arithmetic of a sign-in alone may take seconds.
  testTimeout: 60_000,
  maxWorkers: '100%',
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  transform: {
    '\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.ts',
    '\\.css$': '<rootDir>/test/support/cssModule.ts',
  },
  // Node's global 'navigator' makes amazon-cognito-identity-js pick arithmetic that looks Math up in its inner loop, and a
  // lookup of a global is slow inside jest's sandbox.
  sandboxInjectedGlobals: ['Math'],
  setupFiles: ['reflect-metadata/lite'],
};
