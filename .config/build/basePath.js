import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

/**
 * The page for a build that is served under a path, such as '/paddock/' ('/' for the root). Only the page names the path:
 * the scripts read it from the page, and style sheets contain relative addresses.
 *
 * @param {string} html
 * @param {string} basePath
 */
export function pageAt(html, basePath) {
  if (!/^\/([\w.~-]+\/)*$/.test(basePath)) throw new Error(`BASE_PATH is '${basePath}', but must be like '/paddock/'.`);
  const current = /data-base="?([^"\s>]+)/.exec(html)?.[1];
  if (!current) throw new Error('The page does not say under which path it is served.');
  return html.replaceAll(new RegExp(`(?<=="?)${current}`, 'g'), basePath);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = path.join(path.dirname(process.argv[1]), '../../dist/index.html');
  const html = pageAt(readFileSync(page, 'utf8'), process.env.BASE_PATH ?? '/');
  writeFileSync(page, html);
  writeFileSync(`${page}.br`, zlib.brotliCompressSync(html));
  writeFileSync(`${page}.gz`, zlib.gzipSync(html, { level: 9 }));
}
