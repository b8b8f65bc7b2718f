import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.js';
import { findRails } from './rails.js';

const reports = { jest: '.cache/jest.json', playwright: '.cache/playwright.json' };
mkdirSync('.cache', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

findRails();
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright };

/** Beside each other, as most of these steps keep a single core busy; within a lane, one after the other. */
const lanes = [
  [
    ['types', 'npx', ['tsc', '-p', '.']],
    ['lint and format', 'npm', ['run', '--silent', 'lint']],
  ],
  [
    ['production build and its budgets', 'npm', ['run', '--silent', 'build']],
    ['rules, use-cases, adapters', 'npx', ['jest', '--json', `--outputFile=${reports.jest}`, '--silent']],
  ],
];
const browser = ['browser', 'npx', ['playwright', 'test', '--reporter=list,json']];

const failures = [];
const title = name => `\n— ${name}`;

async function finished(name, child) {
  const [status] = await once(child, 'close');
  if (status !== 0) failures.push(name);
}

/** What a step says is told when it has ended, lest the lanes talk over each other. */
async function runTold([name, command, args]) {
  // Jest's report goes to its file; what it prints for people goes to the error stream.
  const child = spawn(command, args, { stdio: ['ignore', args[0] === 'jest' ? 'ignore' : 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', text => (said += text));
  await finished(name, child);
  console.log(`${title(name)}\n${said.trimEnd()}`);
}

async function runLane(steps) {
  for (const step of steps) await runTold(step);
}

async function runLive([name, command, args]) {
  console.log(title(name));
  await finished(name, spawn(command, args, { stdio: 'inherit', env }));
}

await Promise.all(lanes.map(runLane));
await runLive(browser);

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
