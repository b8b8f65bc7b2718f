import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = `npm run stack -- MAPS < STACK

Prints a stack of a browser, or the \`at\` of a report, with the places in the source text.

  MAPS   the folder \`source-maps\` of the release that the report names`;

/**
 * @param {string} text
 * @param {string} maps
 */
function readStack(text, maps) {
  return text.replaceAll(
    /\S*?([\w-]+\.[0-9a-f]{10}\.js):(\d+):(\d+)/g,
    (
      /** @type {string} */ whole,
      /** @type {string} */ file,
      /** @type {string} */ line,
      /** @type {string} */ column,
    ) => {
      const opening = /^\(*/.exec(whole)?.[0] ?? '';
      const map = mapOf(path.join(maps, `${file}.map`));
      if (!map) return `${whole} [no map of this release]`;
      // A browser counts from 1, and the map from 0.
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) return `${whole} [no place in the source text]`;
      const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
      return `${opening}${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}

/** @param {string} file */
function mapOf(file) {
  try {
    return new SourceMap(
      /** @type {import('node:module').SourceMapPayload} */ (JSON.parse(readFileSync(file, 'utf8'))),
    );
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , maps] = process.argv;
  if (maps) process.stdout.write(readStack(readFileSync(0, 'utf8'), maps));
  else {
    console.error(usage);
    process.exitCode = 2;
  }
}
