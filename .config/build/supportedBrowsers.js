import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import browserslist from 'browserslist';

/**
 * The part of caniuse's data that is read here.
 *
 * @typedef {object} CanIUse
 * @property {Record<string, unknown>} features
 * @property {(packed: unknown) => { readonly stats: Record<string, Record<string, string>> }} feature
 */

const { features, feature } = /** @type {CanIUse} */ (createRequire(import.meta.url)('caniuse-lite'));

/** @typedef {Readonly<Record<string, number>>} Since the first version of each browser */

const ES2022 = { chrome: 94, edge: 94, firefox: 93, safari: 16.4, ios_saf: 16.4 };

/** What the style sheets may use, because each browser with ES2022 knows it. */
const plain = new Set(
  [
    '@font-face @keyframes @media @page @supports',
    ':active :after :before :checked :disabled :empty :enabled :first-child :first-of-type :focus :focus-visible',
    ':focus-within :hover :is :lang :last-child :last-of-type :not :nth-child :nth-last-child :nth-of-type :only-child',
    ':first-letter :placeholder-shown :root :where ::after ::before ::placeholder ::selection',
    'attr() blur() brightness() calc() clamp() counter() cubic-bezier() drop-shadow() env() hsla() inset() invert() linear-gradient()',
    'matrix() max() min() minmax() not() path() polygon() radial-gradient() repeat() rgb() rgba() rotate() saturate()',
    'scale() scaleX() scaleY() steps() translate() translate3d() translateX() translateY() translateZ() url() var()',
  ].flatMap(line => line.split(' ')),
);

/**
 * Newer features that the app needs: their name in caniuse's data, or their first versions if it does not contain them.
 *
 * @type {Readonly<Record<string, string | Since>>}
 */
const needed = {
  '@container': 'css-container-queries',
  ':has': 'css-has',
  '&': 'css-nesting',
  '::backdrop': 'mdn-css-backdrop-pseudo-element',
  'color-mix()': { chrome: 111, edge: 111, firefox: 113, safari: 16.2, ios_saf: 16.2 },
  'selector()': { chrome: 83, edge: 83, firefox: 69, safari: 14.1, ios_saf: 14.5 },
  cqh: 'css-container-query-units',
  cqw: 'css-container-query-units',
  dvh: 'viewport-unit-variants',
  svh: 'viewport-unit-variants',
  lh: { chrome: 109, edge: 109, firefox: 120, safari: 16.4, ios_saf: 16.4 },
  'mask-image': 'css-masks',
};

/** A browser without them leaves out an animation, the foot of a printed page, the shift of a tooltip from the edge or even lines. */
const unneeded = new Set([
  '@starting-style',
  '@bottom-right',
  'anchor-name',
  'position-anchor',
  'position-area',
  'text-wrap',
]);

/** Newer properties and units, which a style sheet uses only if they are named above. */
const newerProperty =
  /^(anchor-name|animation-timeline|corner-shape|interpolate-size|mask(-.+)?|position-(anchor|area)|text-(box|wrap)(-.+)?|transition-behavior|view-transition-.+)$/;
const newerUnit = /\d(d?v[bi]|[dls]v[bhiw]|[dls]vm\w+|cq\w+|lh|rlh|cap|ic)\b/g;

/**
 * What a style sheet uses, such as '@container', ':has', 'color-mix()', 'dvh' and 'mask-image'.
 *
 * @param {string} css
 */
export function namesIn(css) {
  const bare = css.replace(/\/\*[^]*?\*\/|"(\\.|[^"\\])*"|'(\\.|[^'\\])*'|(?<=url\()[^)"']*/g, '');
  const preludes = [...bare.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  const selectors = preludes.filter(prelude => !prelude.startsWith('@'));
  const declarations = [...bare.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:([^{};]*)(?=[;}])/g)];
  const conditions = preludes
    .filter(each => each.startsWith('@supports'))
    .map(each => each.replace(/(?<=selector\():?[\w-]+/g, ''));
  const values = declarations.map(([, , value = '']) => value);
  return new Set([
    ...preludes.flatMap(prelude => prelude.match(/^@[\w-]+/) ?? []),
    ...selectors.flatMap(selector => selector.match(/::?[a-z-]+/g) ?? []),
    ...selectors.flatMap(selector => selector.match(/&/g) ?? []),
    ...[...values, ...conditions].flatMap(value =>
      (value.match(/(?<![\w.-])[a-z][\w-]*\(/g) ?? []).map(name => `${name})`),
    ),
    ...values.flatMap(value => [...value.matchAll(newerUnit)].map(([, unit = '']) => unit)),
    ...declarations.flatMap(([, property = '']) => (newerProperty.test(property) ? [property] : [])),
  ]);
}

/**
 * @param {readonly string[]} browsers such as 'chrome 125'
 * @param {string | Since} known
 */
const without = (browsers, known) =>
  browsers.filter(each => {
    const [browser = '', version = ''] = each.split(' ');
    if (typeof known !== 'string') return !(parseFloat(version) >= (known[browser] ?? Infinity));
    return !feature(features[known]).stats[browser]?.[version]?.startsWith('y');
  });

/**
 * Why a style sheet does not fit the browsers.
 *
 * @param {string} css
 * @param {readonly string[]} browsers
 */
export const unsupportedStyles = (css, browsers) =>
  [...namesIn(css)].flatMap(name => {
    // The name of a browser before a name means that others ignore it.
    if (plain.has(name) || unneeded.has(name) || /^(@|::?)-/.test(name)) return [];
    const known = needed[name];
    if (!known) return [`${name} is not known to .config/build/supportedBrowsers.js`];
    const lacking = without(browsers, known);
    return lacking.length === 0 ? [] : [`${name} is not known to ${lacking.join(', ')}`];
  });

/**
 * Why a script does not fit the browsers.
 *
 * @param {string} script
 * @param {readonly string[]} browsers
 */
export function unsupportedScript(script, browsers) {
  try {
    parse(script, { ecmaVersion: 2022, sourceType: 'module' });
  } catch (error) {
    return [`not ES2022: ${error instanceof Error ? error.message : String(error)}`];
  }
  const lacking = without(browsers, ES2022);
  return lacking.length === 0 ? [] : [`ES2022 is not known to ${lacking.join(', ')}`];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.join(path.dirname(process.argv[1]), '../..');
  const dist = path.join(root, 'dist');
  const browsers = browserslist(null, { path: root });
  const checked = readdirSync(dist).filter(file => /\.(js|css)$/.test(file));
  const problems = checked.flatMap(file => {
    const check = file.endsWith('.js') ? unsupportedScript : unsupportedStyles;
    return check(readFileSync(path.join(dist, file), 'utf8'), browsers).map(problem => `${file}: ${problem}`);
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}
