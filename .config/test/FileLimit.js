import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** In milliseconds. Far above what any file needs, also on a busy machine. */
const LIMIT = Number(process.env.FILE_LIMIT ?? 15 * 60_000);

/** Ends the run if a file does not end, and names its last test. Jest's own limit does not notice a loop without an end. */
export default class FileLimit {
  /** @type {Map<string, { readonly timer: NodeJS.Timeout, lastTest: string }>} */
  #running = new Map();

  /** @param {{ readonly path: string }} file */
  onTestFileStart({ path: file }) {
    const timer = setTimeout(() => this.#end(file), LIMIT);
    this.#running.set(file, { timer, lastTest: 'no test has begun' });
  }

  /**
   * @param {{ readonly path: string }} file
   * @param {{ readonly fullName: string }} test
   */
  onTestCaseStart({ path: file }, { fullName }) {
    const running = this.#running.get(file);
    if (running) running.lastTest = fullName;
  }

  /** @param {{ readonly path: string }} file */
  onTestFileResult({ path: file }) {
    clearTimeout(this.#running.get(file)?.timer);
    this.#running.delete(file);
  }

  /** @param {string} file */
  #end(file) {
    const name = path.relative(process.cwd(), file);
    console.error(`${name} has not ended after ${LIMIT / 1000} s. Its last test: ${this.#running.get(file)?.lastTest}`);
    // A process in a loop does not notice that Jest has ended.
    spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
    process.exit(1);
  }
}
