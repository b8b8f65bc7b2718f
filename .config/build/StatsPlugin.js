import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes webpack's statistics to a file. The option `--json` of webpack's command would do so too, but it prints neither
 * errors nor warnings.
 */
export class StatsPlugin {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('StatsPlugin', stats => {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(stats.toJson('normal')));
    });
  }
}
