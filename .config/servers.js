import { spawnSync } from 'node:child_process';
import { aptInstall, hasApt } from './aptInstall.js';

const isThere = () =>
  spawnSync('ruby', ['-rrails', '-raction_cable/engine', '-rpuma', '-e', ''], { stdio: 'ignore' }).status === 0;

/** A failed installation is only logged, because the Rails tests report a missing Rails themselves. */
export function findRails() {
  if (isThere() || !hasApt()) return;
  console.log('No Action Cable of Rails found: installing one.');
  try {
    aptInstall('ruby-actioncable', 'ruby-railties', 'puma');
  } catch (error) {
    console.error(`It could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
