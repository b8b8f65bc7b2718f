/** The files of the build that the page's head names: those it begins with, and those that are fetched before the code is there that asks for them. */
export function headFiles({ namedChunkGroups, namedChunks }, { js: [preload, main], favicon }, languages) {
  const filesOf = name => namedChunkGroups.get(name)?.getFiles() ?? [...(namedChunks.get(name)?.files ?? [])];
  const here = new Set(filesOf('main'));
  const styles = filesOf('all-styles').find(file => file.endsWith('.css'));
  const fetchedLater = name => filesOf(name).filter(file => file.endsWith('.js') && !here.has(file));
  const mountApp = fetchedLater('mount-app');
  const shell = fetchedLater('shell').filter(file => !mountApp.includes(file));
  const texts = language => fetchedLater(`texts-${language}`).join(' ');
  return {
    preload,
    main,
    favicon,
    styles: `/${styles}`,
    mountApp: mountApp.join(' '),
    shell: shell.join(' '),
    texts: new URLSearchParams(languages.map(language => [language, texts(language)])).toString(),
  };
}
