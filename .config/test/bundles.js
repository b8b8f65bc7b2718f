import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of `test` whose files are bundled, and how many files a bundle has at most. The more, the less time in all; but
 * a process takes whole bundles, and all processes have to end at about the same time.
 */
const sizes = { application: 13, contracts: 4, domain: 19, infrastructure: 16, ui: 7 };

const root = path.resolve(import.meta.dirname, '../..').replaceAll('\\', '/');
const folder = `${root}/.cache/bundles`;

const JSDOM = '/** @jest-environment jsdom */';

/**
 * The first lines of a bundle. What the shared support registers holds for all tests of a bundle, so it is outside the
 * `describe` of a file.
 */
const heads = {
  rendered: [JSDOM, ...['renderPage', 'renderView'].map(name => `require('${root}/test/ui/support/${name}');`)],
  page: [JSDOM, "require('@testing-library/react');"],
  node: ['/** @jest-environment node */'],
};

/** @param {string} layer */
const filesOf = layer =>
  readdirSync(`${root}/test/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `${root}/test/${layer}/${file.replaceAll('\\', '/')}`)
    .sort();

/**
 * Null for a file that runs alone, because it makes its own React root and leaves what it sets on the page, or loads modules anew,
 * which the tests after it would get.
 *
 * @param {string} file
 */
function headOf(file) {
  const source = readFileSync(file, 'utf8');
  if (/createRoot|resetModules/.test(source)) return null;
  if (!source.startsWith(JSDOM)) return heads.node;
  return /support\/render(Page|View)'/.test(source) ? heads.rendered : heads.page;
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} size the most items of a part
 */
function inParts(items, size) {
  const count = Math.ceil(items.length / size);
  const start = (/** @type {number} */ part) => Math.floor((part * items.length) / count);
  return Array.from({ length: count }, (_, part) => items.slice(start(part), start(part + 1)));
}

/** @param {string} file */
const testsOf = file => `describe('${file.slice(root.length + 1)}', () => void require('${file}'));`;

/**
 * Writes files that contain the tests of several files each, and returns the patterns of these and of the other tests. Jest
 * imports everything again for each file, and runs new code slowly at first: both take longer than most tests.
 */
export function writeBundles() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const patterns = ['.cache/bundles/*.cjs', 'test/*.test.ts', `test/!(${Object.keys(sizes).join('|')})/**/*.test.ts`];
  for (const [layer, size] of Object.entries(sizes)) {
    const files = filesOf(layer);
    patterns.push(...files.filter(file => headOf(file) === null).map(file => file.slice(root.length + 1)));
    const bundles = Object.values(heads).flatMap(head =>
      inParts(
        files.filter(file => headOf(file) === head),
        size,
      ).map(part => [...head, ...part.map(testsOf), ''].join('\n')),
    );
    bundles.forEach((bundle, index) => writeFileSync(`${folder}/${layer}-${index + 1}.cjs`, bundle));
  }
  return patterns.map(pattern => `<rootDir>/${pattern}`);
}
