/**
 * The browser tests of each feature, by the start of the name of their file. A feature is the name of a folder in each
 * layer. A test compares the table with the files.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const specsByFeature = {
  bidding: ['bidding', 'my-bets', 'two-presses', 'lost-connection'],
  book: ['my-data'],
  conversations: ['conversations'],
  drafts: ['bidding', 'selling-invoices'],
  home: ['home'],
  invoices: ['invoices'],
  navigation: ['screens', 'mobile', 'covered-parts'],
  notifications: ['notifications', 'faults', 'two-tabs', 'rivals'],
  offers: ['offer', 'filters', 'list-row', 'scrolling', 'icons'],
  outcomes: ['lost-connection'],
  realization: ['deal'],
  selling: ['selling'],
  session: ['session', 'password-flows', 'two-tabs'],
  settings: ['settings', 'demo-language'],
  start: ['start', 'main-job', 'reports'],
  theme: ['hues', 'a11y', 'strictness'],
  valuation: ['valuation'],
};

/** Without a feature in its path, a changed file touches the flow from sign-in to sign-out, and the keys. */
const always = ['main-job', 'keyboard', 'translation'];

/**
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function specsOf(files) {
  const shown = files.filter(file => /^(src|locales)\//.test(file));
  const own = files.flatMap(file => /^test\/browser\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const features = Object.keys(specsByFeature).filter(feature =>
    shown.some(file => file.split('/').some(part => part.replace(/[A-Z.].*$/, '') === feature)),
  );
  const specs = [...features.flatMap(feature => specsByFeature[feature] ?? []), ...(shown.length > 0 ? always : [])];
  return [...new Set([...own, ...specs])];
}
