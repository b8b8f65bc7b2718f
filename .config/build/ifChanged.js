import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { appVersion } from './appVersion.js';
import { npm } from './npm.js';

const inputs = ['src', 'locales', '.config/build', 'webpack.config.js', 'package-lock.json', 'tsconfig.json'];
const page = 'dist/index.html';

/**
 * A short text that changes with the sources of the build, with its page, or with the settings of the build.
 *
 * @param {string} root
 * @param {string} settings
 */
export function stateOf(root, settings) {
  const hash = createHash('sha1').update(settings);
  for (const input of [...inputs, page].map(name => path.join(root, name)).filter(existsSync)) {
    const inside = statSync(input).isDirectory()
      ? readdirSync(input, { recursive: true, encoding: 'utf8' }).sort()
      : [''];
    for (const file of inside) {
      const { mtimeMs, size } = statSync(path.join(input, file));
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.join(path.dirname(process.argv[1]), '../..');
  const record = path.join(root, '.cache/built.txt');
  // Not the time in the version of a changed tree: the times of its files are compared.
  const settings = `${appVersion(root).version.replace(/-dirty.*/, '')} ${process.env.BASE_PATH ?? '/'}`;
  const isBuilt = existsSync(path.join(root, page)) && existsSync(record);
  if (isBuilt && readFileSync(record, 'utf8') === stateOf(root, settings))
    console.log('Nothing has changed since the last build.');
  else {
    console.log('Building. The first build takes a few minutes, a later one compiles only what has changed.');
    const { status } = spawnSync(process.execPath, npm('run', '--silent', 'build'), { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(1);
    mkdirSync(path.dirname(record), { recursive: true });
    writeFileSync(record, stateOf(root, settings));
  }
}
