/**
 * The arguments with which Node runs npm. On Windows, npm and npx are `.cmd` files, which only a shell starts, so npm's
 * script is run instead. npm passes its path to each command of package.json.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
export function npm(...args) {
  const { npm_execpath: script } = process.env;
  if (!script) throw new Error('Start this command through npm, such as `npm test`.');
  return [script, ...args];
}
