import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FIGURE, type Figure, OVER_BUDGET } from './Figure';

const report = path.join(process.cwd(), '.cache/bench.json');

/** Prints each figure beside its budget and writes all of them to `.cache/bench.json`. */
export default class BudgetReporter implements Reporter {
  private readonly figures: Figure[] = [];

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

  onEnd(): void {
    this.figures.sort((one, other) => one.budget - other.budget);
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ measuredAt: new Date().toISOString(), figures: this.figures }, null, 2));
    console.log(`\n${this.table()}\n`);
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
