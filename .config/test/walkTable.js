/**
 * What runs of the project's own code between a press and its effect: files of each layer, and functions.
 *
 * @typedef {object} MeasuredWalk
 * @property {string} name
 * @property {number} domain
 * @property {number} application
 * @property {number} ui
 * @property {number} functions
 */

const head = ['walk', 'domain', 'application', 'ui', 'files', 'functions'];

/** The table of the walks in a page, between its two marks. */
const tableOfPage = /(?<=<!-- walks: `npm run walks` -->\n).*?(?=<!-- end of the walks -->)/s;

/**
 * @param {string} page
 * @returns {readonly MeasuredWalk[]}
 */
export function walksIn(page) {
  const rows = (tableOfPage.exec(page)?.[0] ?? '').matchAll(/^\| ([^|]+?) +\|([ |\d]+)\|$/gm);
  return Array.from(rows, ([, name = '', cells = '']) => {
    const [domain = 0, application = 0, ui = 0, , functions = 0] = cells.split('|').map(Number);
    return { name, domain, application, ui, functions };
  });
}

/** @param {readonly MeasuredWalk[]} walks */
export function walkTable(walks) {
  const rows = walks.map(({ name, domain, application, ui, functions }) =>
    [name, domain, application, ui, domain + application + ui, functions].map(String),
  );
  return [head, head.map((_, at) => (at ? '--:' : '---')), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * @param {string} page
 * @param {readonly MeasuredWalk[]} walks
 */
export const withWalks = (page, walks) => page.replace(tableOfPage, () => `\n${walkTable(walks)}\n\n`);
