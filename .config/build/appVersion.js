import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The version in the project's package.json and the commit, such as '1.2.3+0a1b2c3d', and the time of the build. The version
 * without a commit and the time now without git, such as in an unpacked archive. The build of a commit must not change, so its time is
 * that of the commit, unless SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/) names another one. A changed
 * tree is no commit: its version says so, with the time of the build, such as '1.2.3+0a1b2c3d-dirty.20261127T104200Z'.
 *
 * @param {string} root
 * @param {string} [epoch] in seconds
 */
export function appVersion(root, epoch = process.env.SOURCE_DATE_EPOCH) {
  const { version } = /** @type {{ readonly version: string }} */ (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  );
  // Not with `%h`: the length that git chooses grows with the repository.
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%H %ct'], { cwd: root, encoding: 'utf8' });
  const [commit = '', committed] = status === 0 ? stdout.trim().split(' ') : [];
  const { stdout: changes } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  const isDirty = commit !== '' && changes !== '';
  const now = Math.floor(Date.now() / 1000);
  const seconds = Number(epoch ?? (isDirty ? now : (committed ?? now)));
  const builtAt = new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
  const dirty = isDirty ? `-dirty.${builtAt.replace(/[-:]/g, '')}` : '';
  return { version: commit ? `${version}+${commit.slice(0, 8)}${dirty}` : version, builtAt };
}
