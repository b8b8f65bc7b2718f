import path from 'node:path';

/**
 * The arguments with which Node runs npm. On Windows, npm and npx are `.cmd` files, which only a shell starts, so npm's
 * script is run instead. npm passes its path to each command of package.json.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
export const npm = (...args) => [npmScript(), ...args];

/**
 * The same for npx, whose script is beside npm's.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
export const npx = (...args) => [path.join(path.dirname(npmScript()), 'npx-cli.js'), ...args];

function npmScript() {
  const { npm_execpath: script } = process.env;
  if (!script) throw new Error('Start this command through npm, such as `npm test`.');
  return script;
}
