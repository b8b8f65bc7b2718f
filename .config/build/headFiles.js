/** `.config/build/basePath.js` replaces it, if the build is served under another path. */
const ROOT = '/';

/**
 * The files of a chunk, with those of the chunks that load with it.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} name
 */
export const filesOf = ({ namedChunkGroups, namedChunks }, name) =>
  namedChunkGroups.get(name)?.getFiles() ?? [...(namedChunks.get(name)?.files ?? [])];

/**
 * The build's files for the page's head: those it loads, and those to preload before the code that requests them has
 * run.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {{ readonly js: readonly string[], readonly favicon?: string }} assets
 * @param {readonly string[]} languages
 */
export function headFiles(compilation, { js: [preload, main], favicon }, languages) {
  const here = new Set(filesOf(compilation, 'main'));
  const styles = filesOf(compilation, 'all-styles').find(file => file.endsWith('.css'));
  /** @param {string} name */
  const fetchedLater = name => filesOf(compilation, name).filter(file => file.endsWith('.js') && !here.has(file));
  const mountApp = fetchedLater('mount-app');
  const shell = fetchedLater('shell').filter(file => !mountApp.includes(file));
  /** @param {string} language */
  const texts = language => fetchedLater(`texts-${language}`).join(' ');
  return {
    base: ROOT,
    preload,
    main,
    favicon,
    styles: `${ROOT}${styles}`,
    mountApp: mountApp.join(' '),
    shell: shell.join(' '),
    texts: new URLSearchParams(languages.map(language => [language, texts(language)])).toString(),
  };
}
