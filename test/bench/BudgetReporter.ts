import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { format, resolveConfig } from 'prettier';
import { FIGURE, type Figure, OVER_BUDGET } from './Figure';

const report = path.join(process.cwd(), '.cache/bench.json');

const page = path.join(process.cwd(), 'docs/performance.md');
const figuresOfPage = /(<!-- figures of .*? -->\n).*(<!-- end of the figures -->)/s;

/**
 * Prints each figure beside its budget and writes all of them to `.cache/bench.json`. A run of all benchmarks also writes
 * them to `docs/performance.md`.
 */
export default class BudgetReporter implements Reporter {
  private readonly figures: Figure[] = [];
  private isWhole = false;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    const chosen = new Set(suite.allTests().map(({ location }) => location.file));
    this.isWhole = chosen.size === readdirSync(rootDir).filter(file => file.endsWith('.bench.ts')).length;
  }

  onTestBegin(test: TestCase): void {
    console.log(`measuring: ${test.title}`);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onTestEnd(_test: TestCase, { attachments, errors }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === FIGURE && body) this.figures.push(JSON.parse(body.toString()) as Figure);
    }
    for (const error of errors) {
      // The table already shows missed budgets.
      if (!error.message?.includes(OVER_BUDGET)) console.error(error.stack ?? error.message);
    }
  }

  async onEnd(): Promise<void> {
    this.figures.sort((one, other) => one.budget - other.budget);
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ measuredAt: new Date().toISOString(), figures: this.figures }, null, 2));
    console.log(`\n${this.table()}\n`);
    if (this.isWhole) await this.writePage();
  }

  private async writePage(): Promise<void> {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    const rows = this.figures.map(
      ({ budget, what, measured, allowed, isMet }) =>
        `| ${budget} | ${what} | ${measured}${isMet ? '' : ': over'} | ${allowed} |`,
    );
    const table = ['| # | what | measured | budget |', '| --- | --- | --- | --- |', ...rows].join('\n');
    const text = readFileSync(page, 'utf8').replace(figuresOfPage, `$1\nMeasured on ${commit}.\n\n${table}\n\n$2`);
    writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
  }

  private table(): string {
    const lines = this.figures.map(({ budget, what, measured, allowed, isMet }) => [
      String(budget),
      what,
      measured,
      allowed,
      isMet ? 'met' : 'NOT MET',
    ]);
    const rows = [['#', 'what', 'measured', 'allowed', ''], ...lines];
    const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
    return rows.map(row => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
  }
}
