import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm run rules -- [--runs N] [--seed S] [-t PATTERN] [file or folder …]

Runs the property tests of test/domain, or of the given files, and prints each rule with the number of cases it was tried on.

  --runs N      cases per rule (default 1000); a test that asks for ten times the usual number gets 10 N
  --seed S      the seed of every rule (default random); the same seed gives the same cases
  -t PATTERN    only tests whose full name matches, as in jest
  --path P      with --seed: only the case at this path, as printed for a failure
  --property K  with --path: the path belongs to the K-th property of the test (default 1)`;

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(`${message}\n\n${usage}`);
  return process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '1000' },
        seed: { type: 'string', default: String(randomInt(2 ** 31)) },
        path: { type: 'string', default: '' },
        property: { type: 'string', default: '1' },
        testNamePattern: { type: 'string', short: 't' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = options();
const { runs, seed, path: casePath, property, testNamePattern, help } = values;
if (help) {
  console.log(usage);
  process.exit(0);
}
if (!/^[1-9]\d*$/.test(runs)) refuse('--runs is a whole number above 0.');
if (!/^-?\d+$/.test(seed)) refuse('--seed is a whole number.');
if (!/^(\d+(:\d+)*)?$/.test(casePath)) refuse('--path is a list of numbers, such as 12:0:3.');
if (!/^[1-9]\d*$/.test(property)) refuse('--property is a whole number above 0.');

const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
/** @param {string} name */
const own = name => path.join(import.meta.dirname, name);
const args = [
  'node_modules/jest/bin/jest.js',
  ...(positionals.length > 0 ? positionals : ['test/domain/']),
  // A fixture is a test that only this command runs, because it fails on purpose.
  ...['--testMatch', '**/test/**/*.{test,fixture}.{ts,tsx}'],
  ...['--setupFilesAfterEnv', own('rulesSetup.js')],
  ...['--reporters', own('RuleReporter.js')],
  // No timeout: many cases take long.
  ...['--testTimeout', String(2 ** 31 - 1)],
  ...(testNamePattern ? ['--testNamePattern', testNamePattern] : []),
];
const env = {
  ...process.env,
  RULES_RUNS: runs,
  RULES_SEED: seed,
  RULES_PATH: casePath,
  RULES_PROPERTY: property,
  RULES_FOLDER: folder,
};
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
