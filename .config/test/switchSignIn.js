import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Replaces Cognito's library by the sign-in that uses Web Crypto, in the checkout that is named or in this one.
// docs/decisions/0029-runtime-packages.md says when, and what is left to do. A test applies it to a copy.
const [, , root = '.'] = process.argv;
const name = 'amazon-cognito-identity-js';
const from = 'test/infrastructure/cognito/webCrypto';
const to = 'src/infrastructure/cognito';

/** @param {string} file */
const at = file => path.join(root, file);

/**
 * @param {string} file
 * @param {readonly (readonly [before: string | RegExp, after: string])[]} changes
 */
function edit(file, ...changes) {
  const text = changes.reduce(
    (before, [part, after]) => {
      const changed = before.replaceAll(part, after);
      if (changed === before)
        throw new Error(`${file} does not contain ${part}: the file has changed since this was written.`);
      return changed;
    },
    readFileSync(at(file), 'utf8'),
  );
  writeFileSync(at(file), text);
}

renameSync(at(`${from}/signInByPassword.ts`), at(`${to}/signInByPassword.ts`));
edit(
  `${to}/signInByPassword.ts`,
  ['../../../../src/infrastructure/cognito/', './'],
  ['../../../../src/infrastructure/', '../'],
  ['../../../../src/', '../../'],
);

// The keys of the library stay as data.
for (const file of ['passwordKey.test.ts', 'keysOfLibrary.json'])
  renameSync(at(`${from}/${file}`), at(`test/infrastructure/cognito/${file}`));
edit('test/infrastructure/cognito/passwordKey.test.ts', ["'./signInByPassword'", `'../../../${to}/signInByPassword'`]);
rmSync(at(from), { recursive: true });
rmSync(at('test/support/nativePowers.ts'));

/** @type {readonly [RegExp, string]} */
const withoutPowers = [/^import '.*\/nativePowers';\n/gm, ''];
edit(
  'test/contracts/identity.test.ts',
  withoutPowers,
  [', webCryptoSubject }', ' }'],
  [/^ {2}\['CognitoIdentity that signs in by Web Crypto', webCryptoSubject\],\n/gm, ''],
);
edit(
  'test/contracts/httpSubject.ts',
  [/^import \{ signInByPassword \} .*\n/gm, ''],
  [/^import type \{ LiveOptions \} .*\n/gm, ''],
  [/^\/\*\* The same with the sign-in that can replace .*\n.*\n\n/gm, ''],
  [/^ {2}loadSignIn\?: .*\n/gm, ''],
  [/^ +\.\.\.\(loadSignIn .*\n/gm, ''],
);
edit(
  'test/infrastructure/cognito/CognitoIdentity.test.ts',
  withoutPowers,
  [/^import \{ signInByPassword as byWebCrypto \} .*\n/gm, ''],
  [/^ {2}\["Cognito's library", byLibrary\],\n/gm, ''],
  ["['Web Crypto', byWebCrypto]", "['Web Crypto', byLibrary]"],
  ['byLibrary', 'byWebCrypto'],
);
edit('test/backend/cognito/CognitoPool.ts', [` and \`${name}\` use`, ' uses']);
edit('test/lint.test.ts', [`    ['ui', '${name}'],\n`, '']);
edit('test/support/architecture.ts', [`      '${name}',\n`, '']);
edit('jest.config.js', [/ {2}\/\/ Node's global `navigator` makes .*\n.*\n {2}sandboxInjectedGlobals: .*\n/g, '']);
edit('docs/wire.md', [
  `The library \`${name}\` does the sign-in; the app does the rest itself.`,
  'The app needs no library of Cognito.',
]);
edit('docs/decisions/0029-runtime-packages.md', [new RegExp(`^\\| \`${name}\`.*\\n`, 'gm'), '']);
edit('package.json', [new RegExp(`^ *"${name}": .*\\n`, 'gm'), '']);
console.log('Now the other steps of docs/decisions/0029-runtime-packages.md.');
