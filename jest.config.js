import { availableParallelism } from 'node:os';
import { writeBundles } from './.config/test/bundles.js';

/** These packages are published as ES modules only, so Jest has to transform them. */
const esmOnly = ['inversify', '@inversifyjs', 'valibot', '@rails/actioncable', 'photoswipe'];

export default {
  // Far above what any test needs. On a busy machine, the arithmetic of a sign-in alone may take seconds.
  testTimeout: 60_000,
  // One more than the cores, because some files wait for real sockets and processes.
  maxWorkers: availableParallelism() + 1,
  testMatch: process.env.BUNDLES ? writeBundles() : ['<rootDir>/test/**/*.test.{ts,tsx}'],
  // Jest lists all files of these folders at each start. Those of the packages are many more.
  roots: ['src', 'test', ...(process.env.BUNDLES ? ['.cache/bundles'] : [])].map(folder => `<rootDir>/${folder}`),
  transform: {
    '\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.cjs',
    '\\.css$': '<rootDir>/test/support/cssModule.cjs',
    '\\.(svg|png|ttf|woff2)$': '<rootDir>/test/support/imageFile.ts',
    // The same texts as CommonJS, which needs no transformation.
    '^antd/es/(.*/locale/.*)$': 'antd/lib/$1',
  },
  // Node's global `navigator` makes amazon-cognito-identity-js choose an arithmetic that reads `Math` in its inner
  // loop. Reading a global is slow inside Jest's sandbox.
  sandboxInjectedGlobals: ['Math'],
  // The build replaces it.
  globals: { __webpack_public_path__: '/' },
  setupFiles: ['reflect-metadata/lite'],
  setupFilesAfterEnv: [
    ...(process.env.CASES ? ['<rootDir>/.config/test/propertyCases.js'] : []),
    ...(process.env.CI ? ['<rootDir>/.config/test/onceMore.js'] : []),
  ],
  // Otherwise Jest replaces what a file leaves in the global scope by setters that call themselves: a write that comes after the
  // end of the file fails it.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  reporters: ['default', '<rootDir>/.config/test/FileLimit.js'],
  testSequencer: '<rootDir>/.config/test/slowestFirst.js',
};
