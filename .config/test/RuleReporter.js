import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The records that rulesSetup.js writes, one per `fc.assert`, and the parts of Jest's results that this file reads.
 * @typedef {{ seed: number, path: string | null, counterexample: string }} Failure
 * @typedef {{ file: string, rule: string, property: number, cases: number, failure: Failure | null }} Run
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test
 * @typedef {{ testFilePath: string, testResults: Test[], testExecError?: { message: string } }} TestFile
 */

const { RULES_FOLDER = '', RULES_RUNS = '', RULES_SEED = '' } = process.env;

/** @returns {Run[]} */
function keptRuns() {
  const files = readdirSync(RULES_FOLDER).map(file => readFileSync(path.join(RULES_FOLDER, file), 'utf8'));
  return files.flatMap(text => text.trimEnd().split('\n')).map(line => JSON.parse(line));
}

/** @param {number} number */
const grouped = number => number.toLocaleString('en-GB');

/** Stack lines inside packages, which are irrelevant to the rule. */
const IN_A_PACKAGE = /^\s+at .*(node_modules|node:internal|\.config\/test\/rulesSetup|<anonymous>\)).*\n?/gm;

/** @param {string} text */
const indented = text =>
  text
    .replace(IN_A_PACKAGE, '')
    .trimEnd()
    .replace(/^(?=.)/gm, '      ');

/**
 * Extracts the error of the test itself. The report prints the rest of fast-check's message separately.
 * @param {string} message
 */
const reason = message => message.split('[cause]: ').at(-1) ?? message;

/** @param {string} text */
const quoted = text => `'${text.replaceAll("'", "'\\''")}'`;

/** @param {string} name */
const exactly = name => `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

/** Prints each property test as one sentence with its number of cases, and the command to replay a failure. */
export default class RuleReporter {
  /** @type {Error | undefined} */
  error;

  /**
   * @param {unknown} _contexts
   * @param {{ testResults: TestFile[] }} results
   */
  onRunComplete(_contexts, { testResults }) {
    const runs = keptRuns();
    let rules = 0;
    const byFile = [...testResults].sort((one, other) => one.testFilePath.localeCompare(other.testFilePath));
    for (const { testFilePath, testResults: tests, testExecError } of byFile) {
      const file = path.relative(process.cwd(), testFilePath).replaceAll('\\', '/');
      const lines = tests.flatMap(({ fullName, status, failureMessages }) => {
        const own = runs.filter(run => run.file === testFilePath && run.rule === fullName);
        if (own.length > 0) rules += 1;
        return status === 'failed' ? this.failed(fullName, file, own, failureMessages) : this.held(fullName, own);
      });
      if (testExecError) lines.push(`  ✗ cannot be run\n${indented(testExecError.message)}`);
      if (lines.length > 0) console.log(`\n${file}\n${lines.join('\n')}`);
    }
    const cases = runs.reduce((sum, run) => sum + run.cases, 0);
    console.log(`\nRules: ${grouped(rules)}. Cases: ${grouped(cases)}. For the same cases again: --seed ${RULES_SEED}`);
    if (rules > 0) return;
    this.error = new Error('No property test matches.');
    console.error(this.error.message);
  }

  /**
   * @param {string} rule
   * @param {Run[]} runs
   */
  held(rule, runs) {
    if (runs.length === 0) return [];
    return [`  ✓ ${rule} (${grouped(runs.reduce((sum, { cases }) => sum + cases, 0))} cases)`];
  }

  /**
   * @param {string} rule
   * @param {string} file
   * @param {Run[]} runs
   * @param {string[]} messages
   */
  failed(rule, file, runs, messages) {
    const run = runs.find(({ failure }) => failure);
    if (!run?.failure?.path) return [`  ✗ ${rule}\n${indented(messages.join('\n'))}`];
    const { seed, path: casePath, counterexample } = run.failure;
    const property = run.property > 1 ? ` --property ${run.property}` : '';
    const again = `${file} -t ${quoted(exactly(rule))} --runs ${RULES_RUNS} --seed ${seed} --path ${casePath}${property}`;
    return [
      `  ✗ ${rule} (case ${grouped(run.cases)} fails)`,
      `    counterexample: ${counterexample}`,
      `    seed: ${seed}`,
      `    path: ${casePath}`,
      `    replay: npm run rules -- ${again}`,
      indented(messages.map(reason).join('\n')),
    ];
  }

  /** Makes Jest fail if no property test ran. */
  getLastError() {
    return this.error;
  }
}
