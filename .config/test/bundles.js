import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of `test` whose files are bundled, and how many files a bundle has at most. The more, the less time in all; but
 * a process takes whole bundles, and all processes have to end at about the same time.
 */
const sizes = { application: 40, domain: 70, infrastructure: 45, ui: 20 };

const root = path.resolve(import.meta.dirname, '../..').replaceAll('\\', '/');
const folder = `${root}/.cache/bundles`;

const RENDERED = [
  '/** @jest-environment jsdom */',
  ...['renderPage', 'renderView'].map(name => `require('${root}/test/ui/support/${name}');`),
].join('\n');

/** @param {string} layer */
const filesOf = layer =>
  readdirSync(`${root}/test/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `${root}/test/${layer}/${file.replaceAll('\\', '/')}`)
    .sort();

/**
 * The first lines of a file's bundle, or nothing if the file runs alone, because it sets up the page itself. What the shared
 * support registers holds for all tests of a bundle, so it is outside the `describe` of a file.
 * @param {string} file
 */
function headOf(file) {
  const source = readFileSync(file, 'utf8');
  if (/support\/render(Page|View)'/.test(source)) return RENDERED;
  return source.startsWith('/** @jest-environment jsdom */') ? '' : '/** @jest-environment node */';
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
    /** @type {Map<string, string[]>} */
    const byHead = new Map();
    for (const file of filesOf(layer)) byHead.set(headOf(file), [...(byHead.get(headOf(file)) ?? []), file]);
    patterns.push(...(byHead.get('') ?? []).map(file => file.slice(root.length + 1)));
    byHead.delete('');
    const bundles = [...byHead].flatMap(([head, files]) =>
      inParts(files, size).map(part => [head, ...part.map(testsOf), ''].join('\n')),
    );
    bundles.forEach((bundle, index) => writeFileSync(`${folder}/${layer}-${index + 1}.cjs`, bundle));
  }
  return patterns.map(pattern => `<rootDir>/${pattern}`);
}
