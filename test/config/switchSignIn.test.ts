/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const copy = mkdtempSync(path.join(tmpdir(), 'paddock-switch-'));
afterAll(() => rmSync(copy, { recursive: true }));

const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: copy, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

// Decision 29 has the date of the switch.
it("the sign-in without Cognito's library replaces it, and keeps the contract of Identity", () => {
  const left = ['.git', '.cache', 'node_modules', 'dist', 'source-maps', 'test-results', 'coverage'];
  for (const part of readdirSync('.').filter(name => !left.includes(name)))
    cpSync(part, path.join(copy, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  expect(run('.config/test/switchSignIn.js')).toMatchObject({ status: 0 });

  const named = ['src', 'test'].flatMap(folder =>
    readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
      .filter(file => /\.tsx?$/.test(file.name))
      .map(file => path.join(file.parentPath, file.name))
      .filter(file => /from '[^']*(amazon-cognito|webCrypto|nativePowers)/.test(readFileSync(file, 'utf8'))),
  );
  expect(named).toEqual([]);

  expect(run('node_modules/typescript-7/bin/tsc', '-p', '.')).toEqual({ status: 0, said: '' });
  const suites = [
    'test/contracts/identity',
    'test/infrastructure/cognito',
    'test/backend/cognito',
    'test/backend/StandInBackend',
  ];
  const { status, said } = run('node_modules/jest/bin/jest.js', '--ci', '--forceExit', ...suites, 'test/packages');
  expect([status, status === 0 ? '' : said]).toEqual([0, '']);
}, 300_000);
