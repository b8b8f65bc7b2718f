import { spawnSync } from 'node:child_process';
import { findServers } from './servers.js';

findServers();

const jest = [
  'node_modules/jest/bin/jest.js',
  // In one process, and without a timeout: the tests take minutes.
  ...['--runInBand', '--testTimeout', String(2 ** 31 - 1)],
  ...['test/rails'],
];
const { status } = spawnSync(process.execPath, jest, { stdio: 'inherit', env: { ...process.env, SOAK: 'long' } });
process.exitCode = status ?? 1;
