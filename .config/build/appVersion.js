import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The version in the project's package.json and the commit, such as '1.2.3+0a1b2c3d'. Only the version without git, such as
 * in an unpacked archive.
 *
 * @param {string} root
 * @returns {string}
 */
export function appVersion(root) {
  const { version } = /** @type {{ readonly version: string }} */ (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  );
  // Not with `--short`: the length that git chooses grows with the repository, and the build of a commit must not change.
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? `${version}+${stdout.slice(0, 8)}` : version;
}
