import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The part of webpack's statistics that is read here.
 *
 * @typedef {object} BuildStats
 * @property {Record<string, { assets: { name: string }[] }>} namedChunkGroups
 * @property {{ names: string[], files: string[] }[]} chunks
 */

const stats = /** @type {BuildStats} */ (JSON.parse(readFileSync(path.join(root, '.cache/stats.json'), 'utf8')));

/**
 * The chunks that a browser loads for a screen: the entry, the chunks behind it and the texts of one language. Limits
 * in KB. A screen above `warnAbove` is printed as a warning.
 */
const screens = {
  'sign-in screen': { limit: 165, warnAbove: 160, chunks: ['preload', 'main', 'mount-app', 'sign-in', 'texts-de'] },
  'browse grid, session kept': {
    limit: 195,
    warnAbove: 190,
    chunks: ['preload', 'main', 'mount-app', 'shell', 'texts-de'],
  },
};

/** @param {string} file */
const sent = file => statSync(path.join(root, 'dist', `${file}.br`)).size;

/** @param {readonly string[]} chunks */
function scriptsOf(chunks) {
  const files = chunks.flatMap(name => {
    const group = stats.namedChunkGroups[name]?.assets.map(asset => asset.name);
    const files = group ?? stats.chunks.find(chunk => chunk.names.includes(name))?.files;
    if (!files)
      throw new Error(`The build has no chunk '${name}': .config/build/budgets.js must be told where it went.`);
    return files;
  });
  return [...new Set(files)].filter(file => file.endsWith('.js'));
}

let isOver = false;
for (const [screen, { limit, warnAbove, chunks }] of Object.entries(screens)) {
  const bytes = scriptsOf(chunks).reduce((sum, file) => sum + sent(file), 0);
  const kilobytes = bytes / 1000;
  if (kilobytes > limit) isOver = true;
  const warning = kilobytes > limit ? ' (over)' : kilobytes > warnAbove ? ' (warning: close to the budget)' : '';
  console.log(`JavaScript to the ${screen}: ${kilobytes.toFixed(1)} KB brotli of ${limit}${warning}`);
}
if (isOver) {
  console.error('The build is over its budget.');
  process.exit(1);
}
