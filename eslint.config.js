import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** @typedef {{ readonly group: readonly string[], readonly message: string }} Pattern */

/**
 * What a layer must not import.
 *
 * @param {string[]} files
 * @param {readonly Pattern[]} patterns
 * @returns {import('eslint').Linter.Config}
 */
const closed = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/**
 * @param {string} name
 * @returns {Pattern}
 */
const layer = name => ({ group: [`**/${name}`, `**/${name}/**`], message: `This layer does not know ${name}.` });

/**
 * @param {readonly string[]} group
 * @param {string} message
 * @returns {Pattern}
 */
const packages = (group, message) => ({ group, message });

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'test-results/', '.cache/'] },
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/unbound-method': 'off',
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      eqeqeq: 'error',
    },
  },
  // These two rules do not see a type assertion that is written in JSDoc.
  {
    files: ['**/*.js'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  { files: ['src/ui/**'], extends: [reactHooks.configs.flat.recommended] },
  closed(
    ['src/domain/**'],
    [
      packages(['*', '!.*', '!..*', '!./**', '!../**'], 'The domain imports no package.'),
      layer('application'),
      layer('infrastructure'),
      layer('ui'),
    ],
  ),
  closed(
    ['src/application/**'],
    [
      packages(['react', 'react-*', 'antd', '@rails/*', 'amazon-*', 'idb-keyval', 'valibot'], 'Not here: ask a port.'),
      layer('infrastructure'),
      layer('ui'),
    ],
  ),
  closed(
    ['src/infrastructure/**'],
    [packages(['react', 'react-*', 'antd', 'mobx'], 'Views and stores live elsewhere.'), layer('ui')],
  ),
  closed(
    ['src/ui/**'],
    [packages(['@rails/*', 'amazon-*', 'idb-keyval', 'valibot'], 'Ask a use-case.'), layer('infrastructure')],
  ),
  {
    files: ['src/domain/**', 'src/application/**', 'src/ui/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'fetch',
        'localStorage',
        'sessionStorage',
        'indexedDB',
        'WebSocket',
        'XMLHttpRequest',
      ],
    },
  },
  {
    files: ['src/domain/**', 'src/application/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'navigator',
        'location',
        'fetch',
        'localStorage',
        'setTimeout',
        'setInterval',
      ],
    },
  },
  // What other programs look for under its default export.
  {
    files: [
      '**/*.config.{ts,js}',
      'test/bench/BudgetReporter.ts',
      '.config/RuleReporter.js',
      'src/ui/shared/antd/*.ts',
      'test/support/cssModule.ts',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
