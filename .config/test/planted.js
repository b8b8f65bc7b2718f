import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { plantedFaults } from './plantedFaults.js';

// `npm run planted [-- WORD …]` plants one fault at a time in the working tree, runs the tests that have to notice it, and
// says which test did. With words, it takes the faults whose description has one of them.

const report = '.cache/planted.json';

const files = ['src', 'locales/en'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(tsx?|css|json)$/.test(name))
    .map(name => `${folder}/${name}`),
);

/** @param {string} before */
function placeOf(before) {
  const places = files.filter(file => readFileSync(file, 'utf8').includes(before));
  const [file] = places;
  if (places.length !== 1 || !file) throw new Error(`${places.length} files have ${JSON.stringify(before)}.`);
  if (readFileSync(file, 'utf8').split(before).length > 2) throw new Error(`${file} has ${before} more than once.`);
  return file;
}

/**
 * The names of the tests that fail.
 *
 * @param {string} tests
 * @returns {readonly string[]}
 */
function failingTests(tests) {
  rmSync(report, { force: true });
  const args = ['node_modules/jest/bin/jest.js', '--silent', '--json', `--outputFile=${report}`, tests];
  spawnSync(process.execPath, args, { stdio: 'ignore', env: { ...process.env, CASES: '0.25' } });
  /** @type {{ testResults: { message: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return failed.length > 0 || message === '' ? failed : ['(the file of tests does not run)'];
  });
}

const words = process.argv.slice(2);
const chosen = plantedFaults.filter(({ fault }) => words.length === 0 || words.some(word => fault.includes(word)));
const planted = chosen.map(fault => ({ ...fault, file: placeOf(fault.before) }));
mkdirSync('.cache', { recursive: true });
let original = { file: '', text: '' };
const restore = () => void (original.file && writeFileSync(original.file, original.text));
process.on('SIGINT', () => process.exit(1));
process.on('exit', restore);

let missed = 0;
for (const { fault, before, after, seenBy, file } of planted) {
  original = { file, text: readFileSync(file, 'utf8') };
  writeFileSync(
    file,
    original.text.replace(before, () => after),
  );
  const [first] = failingTests(seenBy);
  restore();
  if (!first) missed += 1;
  console.log(`${first ? 'seen  ' : 'MISSED'} ${fault} (${file})${first ? `\n       by: ${first}` : ''}`);
}
console.log(`\n${planted.length - missed} of ${planted.length} planted faults are seen`);
process.exitCode = missed > 0 ? 1 : 0;
