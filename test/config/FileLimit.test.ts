import { spawnSync } from 'node:child_process';
import path from 'node:path';

it('ends a run with a file that does not end, and names the file and the test', () => {
  const file = 'test/config/endless.fixture.ts';
  const files = [file, 'test/config/broken.fixture.ts'];
  const args = ['node_modules/jest/bin/jest.js', '--runTestsByPath', ...files, '--testMatch', '**/*.fixture.ts'];
  // Without a limit of memory, Jest runs few files that it knows to be fast in its own process, which then could not end one.
  args.push('--workerIdleMemoryLimit=4GB');
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, BUNDLES: '', FILE_LIMIT: '5000' },
    timeout: 50_000,
  });
  expect(stderr).toContain(`${file} has not ended after 5 s. Its last test: a loop never ends`);
  expect(status).toBe(1);
});
