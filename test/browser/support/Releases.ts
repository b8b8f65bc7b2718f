import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const page = 'index.html';
const worker = 'service-worker.js';
const version = 'version.json';

/** The releases of a host. They differ in the name of the main script. */
export class Releases {
  /** The main script of the first release, without its extension. */
  readonly first: string;
  readonly second = 'main.0a1b2c';
  private readonly kept = mkdtempSync(path.join(tmpdir(), 'paddock-release-'));

  /** @param root The folder that the host serves, with the first release. */
  constructor(private readonly root: string) {
    this.first = readdirSync(root)
      .find(file => /^main\.\w+\.js$/.test(file))!
      .replace(/\.js$/, '');
    for (const file of [page, worker, version, `${this.first}.js`])
      cpSync(this.at(file), this.keptAt(file), { dereference: true });
  }

  /** Replaces the first release, of which an image has no file left that differs. */
  deploySecond(): void {
    this.write(`${this.second}.js`, readFileSync(this.keptAt(`${this.first}.js`), 'utf8'));
    for (const file of [page, worker]) {
      const text = readFileSync(this.keptAt(file), 'utf8').replaceAll(this.first, this.second);
      this.write(file, text.replace(/(\["index\.html",")\w+/, '$10a1b2c'));
    }
    this.write(version, '{"version":"2.0.0"}');
    for (const ending of ['.js', '.js.br', '.js.gz']) rmSync(this.at(this.first + ending), { force: true });
  }

  /** As after a rollback. */
  deployFirst(): void {
    for (const file of [page, worker, version, `${this.first}.js`])
      this.write(file, readFileSync(this.keptAt(file), 'utf8'));
  }

  /** The operator replaces the worker by the file that switches it off. */
  switchWorkerOff(): void {
    this.write(worker, readFileSync('deploy/service-worker.js', 'utf8'));
  }

  private write(file: string, text: string): void {
    // The served files are links to the build.
    rmSync(this.at(file), { force: true });
    writeFileSync(this.at(file), text);
  }

  private at(file: string): string {
    return path.join(this.root, file);
  }

  private keptAt(file: string): string {
    return path.join(this.kept, file);
  }
}
