import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const list = 'sha256sums.txt';

/**
 * Writes the checksums of all files of a build in the format of `sha256sum`, so that a host can check its copy
 * (deploy/release.sh).
 *
 * @param {string} build
 */
export function writeChecksums(build) {
  const lines = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== list)
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort()
    .map(file => {
      const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
      return `${sum}  ${path.relative(build, file).replaceAll('\\', '/')}\n`;
    });
  writeFileSync(path.join(build, list), lines.join(''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeChecksums('dist');
