import { defineConfig } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { storeRules } from './.config/test/storeRules.js';
import { textRules } from './.config/test/textRules.js';

// The rules that oxlint has are in .oxlintrc.json, because it takes a fraction of the time.

/** @typedef {{ readonly group: readonly string[], readonly message: string }} Pattern */

/**
 * What the code of a folder must not use. ESLint replaces the options of a rule that a later entry sets for the same
 * file, so each folder has exactly one entry with its complete lists.
 *
 * @param {string} folder
 * @param {{ readonly imports: readonly Pattern[], readonly globals: readonly string[] }} closed
 * @returns {import('eslint').Linter.Config}
 */
const layer = (folder, { imports, globals }) => ({
  files: [`${folder}/**`],
  languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
  rules: {
    'no-restricted-imports': ['error', { patterns: imports }],
    // The option also reports `globalThis.fetch`, and `window.fetch` and `self.fetch` because these globals are declared.
    'no-restricted-globals': ['error', { globals, checkGlobalObject: true }],
  },
});

/**
 * @param {string} name
 * @returns {Pattern}
 */
const otherLayer = name => ({ group: [`**/${name}`, `**/${name}/**`], message: `This layer does not know ${name}.` });

/**
 * @param {readonly string[]} group
 * @param {string} message
 * @returns {Pattern}
 */
const packages = (group, message) => ({ group, message });

/**
 * @param {readonly string[]} allowed
 * @param {string} message
 */
const packagesExcept = (allowed, message) =>
  packages(['*', '!.*', '!..*', '!./**', '!../**', ...allowed.map(name => `!${name}`)], message);

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource'];
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const otherTabs = ['BroadcastChannel', 'SharedWorker'];
const outside = [...network, ...storage, ...otherTabs];
const page = ['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history'];
const timers = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];

const npmByName = {
  selector: 'Literal[value=/^np[mx]$/]',
  message:
    "On Windows, only a shell starts these commands. Run npm() of '.config/build/npm.js', or the tool's own script.",
};

const byToken = {
  selector: "ImportDeclaration[source.value='inversify'] > ImportSpecifier[imported.name='inject']",
  message: 'The type of a parameter says what is injected. A port is an abstract class.',
};

/**
 * Names with a word that means something else in this project.
 *
 * @param {string} names
 * @param {string} advice
 */
const otherWord = (names, advice) => ({ selector: `Identifier[name=/${names}/]`, message: advice });

const words = [
  otherWord('^(told|untold)$', "Write 'stated': the server states a value, or does not."),
  otherWord('^(looks|lookAgain|lookLast)$', "Write 'check' for the outcome of a write, and 'variant' of a component."),
  otherWord('^(noted|isNoted|noteRendered)$|VisitNotes$', "Write 'recorded': a note is what a dealer writes."),
  // 'In realization' is the server's word for the list of open deals.
  otherWord('(?<!^in)Realization(?!DetailsJson$)|^realization(?!_details$)', "Write 'deal'."),
  otherWord('^picking$|^onPick$|Picked(?!Up)', "Write 'chosen': a vehicle is picked up."),
];

/** A purchase is what the dealer buys on the marketplace. */
const marginWord = otherWord('[pP]urchase', "Write 'acquisition' for a vehicle that the dealer sells.");

export default defineConfig(
  { ignores: ['dist/', 'source-maps/', 'coverage/', 'test-results/', '.cache/'] },
  {
    files: ['**/*.{ts,tsx,js}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', ['sibling', 'index']],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
    },
  },
  // An exception is one file, with a comment that names the version of the library and the reason.
  {
    files: ['src/**', '.config/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'ImportSpecifier[imported.name=/^(_|UNSAFE_|unstable_)/]',
          'MemberExpression[property.name=/DoNotUse/]',
        ].map(selector => ({ selector, message: 'The library may change this name in any version.' })),
        {
          selector:
            "ImportDeclaration[source.value='react-router'] > ImportSpecifier[imported.name=/^(Link|NavLink|useHref|useNavigate|useResolvedPath)$/]",
          message: 'It renders again at each navigation. Use src/ui/shared/navigation.tsx.',
        },
        {
          selector: "JSXAttribute[name.name='type'][value.value='email']",
          message: 'Chromium changes the value of such a field. Use emailInput.',
        },
        {
          selector: ":not(MemberExpression[property.name='matches']) > CallExpression[callee.name='matchMedia']",
          message: 'A printed page changes it too. Ask BrowserWindow.',
        },
        npmByName,
        byToken,
        ...words,
      ],
    },
  },
  { files: ['test/**'], rules: { 'no-restricted-syntax': ['error', npmByName] } },
  { files: ['src/*/selling/margin/**'], rules: { 'no-restricted-syntax': ['error', byToken, ...words, marginWord] } },
  { files: ['src/ui/**'], extends: [reactHooks.configs.flat.recommended] },
  {
    // oxlint does not know that the types of a constructor's parameters exist when the code runs.
    files: ['src/application/**'],
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
    plugins: { '@typescript-eslint': tseslint.plugin, stores: storeRules },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'stores/observed-members-exist': 'error',
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    // The only rules here that ask for types; oxlint checks the others (.oxlintrc.json).
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { paddock: { rules: { ...textRules.rules, ...storeRules.rules } } },
    rules: { 'paddock/text-alone': 'error', 'paddock/stores-change-themselves': 'error' },
  },
  layer('src/domain', {
    imports: [
      packagesExcept([], 'The domain imports no package.'),
      otherLayer('application'),
      otherLayer('infrastructure'),
      otherLayer('ui'),
    ],
    globals: [...outside, ...page, ...timers],
  }),
  layer('src/application', {
    imports: [
      packagesExcept(['inversify', 'mobx'], 'Not here: ask a port.'),
      otherLayer('infrastructure'),
      otherLayer('ui'),
    ],
    globals: [...outside, ...page, ...timers],
  }),
  layer('src/infrastructure', {
    imports: [
      packages(['react', 'react-*', 'antd', 'mobx', 'mobx-*'], 'Views and stores live elsewhere.'),
      otherLayer('ui'),
    ],
    globals: [],
  }),
  layer('src/ui', {
    imports: [packages(['@rails/*', 'amazon-*', 'idb', 'valibot'], 'Ask a use-case.'), otherLayer('infrastructure')],
    globals: outside,
  }),
);
