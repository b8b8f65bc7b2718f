import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.js';
import { findRails } from './rails.js';

const reports = { jest: '.cache/jest.json', playwright: '.cache/playwright.json' };
mkdirSync('.cache', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

findRails();
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright };

const steps = [
  ['types', 'npx', ['tsc', '-p', '.']],
  ['lint and format', 'npm', ['run', '--silent', 'lint']],
  ['rules, use-cases, adapters', 'npx', ['jest', '--json', `--outputFile=${reports.jest}`, '--silent']],
  ['production build and its budgets', 'npm', ['run', '--silent', 'build']],
  ['browser', 'npx', ['playwright', 'test', '--reporter=list,json']],
];

const failures = [];
for (const [name, command, args] of steps) {
  console.log(`\n— ${name}`);
  // Jest's report goes to its file; what it prints for people goes to the error stream.
  const stdio = args[0] === 'jest' ? ['inherit', 'ignore', 'inherit'] : 'inherit';
  if (spawnSync(command, args, { stdio, env }).status !== 0) failures.push(name);
}

function counts() {
  const jest = existsSync(reports.jest) ? JSON.parse(readFileSync(reports.jest, 'utf8')) : null;
  const browser = existsSync(reports.playwright) ? JSON.parse(readFileSync(reports.playwright, 'utf8')).stats : null;
  return {
    passed: (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (browser?.unexpected ?? 0),
  };
}

const { passed, failed } = counts();
// A step that fails without a failing test, such as the types or the budgets, is one failure.
const silent = failed === 0 ? failures.length : 0;
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed + silent} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
