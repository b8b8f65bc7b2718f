import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findServers } from './servers.js';

findServers();

if (!existsSync('dist/index.html')) throw new Error('There is no build to open: npm run build makes it.');

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
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/soak'];
for (const args of [jest, playwright]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
