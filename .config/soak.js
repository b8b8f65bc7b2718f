import { spawnSync } from 'node:child_process';
import { findServers } from './servers.js';

findServers();

const jest = [
  // The compilers produce machine code for hours of work. Without them, only data makes the heap grow.
  ...['--no-sparkplug', '--no-maglev', '--no-turbofan', '--no-flush-bytecode'],
  'node_modules/jest/bin/jest.js',
  // In one process, and without a timeout: the tests take minutes.
  ...['--runInBand', '--testTimeout', String(2 ** 31 - 1)],
  ...['test/rails', 'test/soak'],
];
// During the working day, the clocks of this zone are set to summer time.
const env = { ...process.env, SOAK: 'long', TZ: 'Europe/Berlin' };
const { status } = spawnSync(process.execPath, jest, { stdio: 'inherit', env });
process.exitCode = status ?? 1;
