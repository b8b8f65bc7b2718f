import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isUpdated = false;

/**
 * Installs Debian packages. Needs root. Throws if the installation fails.
 *
 * @param {string[]} packages
 */
export function aptInstall(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isUpdated) execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  isUpdated = true;
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
}

/**
 * Installs Debian packages that the tests can do without. A failure is only logged.
 *
 * @param {string[]} packages
 */
export function tryAptInstall(...packages) {
  console.log(`Installing ${packages.join(' ')}.`);
  try {
    aptInstall(...packages);
  } catch (error) {
    console.error(`The installation failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
