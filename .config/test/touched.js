/**
 * The browser tests of each feature, by the start of the name of their file. A feature is the name of a folder in each
 * layer. A test compares the table with the files.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const specsByFeature = {
  bidding: ['bidding', 'my-bets', 'faults'],
  board: ['deal-board'],
  book: ['my-data'],
  commands: ['keyboard'],
  connection: ['faults'],
  conversations: ['conversations'],
  deals: ['deal'],
  forms: ['bidding', 'selling-invoices'],
  handover: ['handover'],
  home: ['home'],
  invoices: ['deal'],
  kit: ['screens'],
  live: ['notifications', 'faults', 'two-tabs', 'rivals'],
  maps: ['offer-page'],
  navigation: ['screens', 'mobile', 'covered-parts'],
  notifications: ['notifications', 'faults', 'two-tabs', 'rivals'],
  offers: ['offer', 'filters', 'list-row', 'scrolling', 'icons', 'morning'],
  offline: ['installed-app'],
  outcomes: ['faults'],
  search: ['filters', 'my-bets', 'table'],
  selling: ['selling'],
  session: ['session', 'two-tabs'],
  settings: ['settings', 'demo-language'],
  signIn: ['session', 'password-flows'],
  start: ['start', 'main-job', 'reports'],
  theme: ['hues', 'a11y', 'strictness'],
  valuation: ['valuation'],
};

/** The flow from sign-in to sign-out. Runs if a changed file belongs to no feature. */
const mainFlow = ['main-job'];

/** The rules for the code as a whole, and the texts. */
const always = ['test/architecture.test', 'test/locales.test'];

/** The technologies whose adapters the contract suites check. */
const onTheWire = ['http', 'actionCable', 'cognito', 'demo'];

/**
 * The tests that a change touches: those in the folders of the changed features, those beside changed shared files, and the
 * contracts if an adapter changed. The imports of a test do not say it: each test of a view imports the whole app.
 *
 * @param {readonly string[]} files
 * @returns {{ readonly jest: readonly string[], readonly browser: readonly string[] }}
 */
export function touchedBy(files) {
  const shown = files.filter(file => /^(src|locales)\//.test(file));
  if (shown.length === 0) return { jest: testsIn(files), browser: specsIn(files) };
  const words = new Set(shown.flatMap(file => file.split('/')).map(part => part.replace(/[A-Z.].*$/, '')));
  const folders = new Set(shown.flatMap(file => file.split('/').slice(1, -1)));
  const features = Object.keys(specsByFeature).filter(feature => words.has(feature) || folders.has(feature));
  const adapters = shown.flatMap(file => /^src\/infrastructure\/(\w+)\//.exec(file)?.[1] ?? []);
  return {
    jest: [
      ...always,
      ...features.map(feature => `test/(domain|application|ui)/(.*/)?${feature}/`),
      ...new Set(adapters.map(folder => `test/infrastructure/${folder}/`)),
      ...(adapters.some(folder => onTheWire.includes(folder)) ? ['test/contracts/'] : []),
      ...new Set(shown.flatMap(testsBeside)),
      ...testsIn(files),
    ],
    browser: [
      ...new Set([...specsIn(files), ...features.flatMap(feature => specsByFeature[feature] ?? []), ...mainFlow]),
    ],
  };
}

/**
 * The tests of what is in no feature: the shared code of a layer, or a file beside the folders of a layer.
 *
 * @param {string} file
 */
function testsBeside(file) {
  const [, layer, folder] = /^src\/(\w+)\/(?:(\w+)\/)?/.exec(file) ?? [];
  if (layer && !folder) return [`test/${layer}/[^/]*$`];
  return folder === 'shared' ? [`test/${layer}/shared/`] : [];
}

/** @param {readonly string[]} files */
const testsIn = files => [
  ...files.filter(file => /\.test\.tsx?$/.test(file)),
  ...(files.some(file => file.startsWith('test/twins/')) ? ['test/contracts/'] : []),
];

/** @param {readonly string[]} files */
const specsIn = files => files.flatMap(file => /^test\/browser\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
