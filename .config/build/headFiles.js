/** `.config/build/basePath.js` replaces it, if the build is served under another path. */
const ROOT = '/';

/**
 * The build's files for the page's head: those it loads, and those to preload before the code that requests them has
 * run.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {{ readonly js: readonly string[], readonly favicon?: string }} assets
 * @param {readonly string[]} languages
 */
export function headFiles({ namedChunkGroups, namedChunks }, { js: [preload, main], favicon }, languages) {
  /** @param {string} name */
  const filesOf = name => namedChunkGroups.get(name)?.getFiles() ?? [...(namedChunks.get(name)?.files ?? [])];
  const here = new Set(filesOf('main'));
  const styles = filesOf('all-styles').find(file => file.endsWith('.css'));
  /** @param {string} name */
  const fetchedLater = name => filesOf(name).filter(file => file.endsWith('.js') && !here.has(file));
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
