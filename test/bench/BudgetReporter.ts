import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { format, resolveConfig } from 'prettier';
import { isComparison } from './builds';
import { FIGURE, type Figure, isMet, largestAllowed, OVER_BUDGET, type Unit } from './Figure';
import { median } from './numbers';

const report = path.join(process.cwd(), '.cache/bench.json');

const page = path.join(process.cwd(), 'docs/performance.md');
const UNNUMBERED = 100;
const figuresOfPage = /(<!-- figures of .*? -->\n).*(<!-- end of the figures -->)/s;

/**
 * Prints each figure beside its budget and writes all of them to `.cache/bench.json`. A run of all benchmarks on one build
 * also writes those that have a limit to `docs/performance.md`.
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
    this.figures.sort((one, other) => (one.budget ?? UNNUMBERED) - (other.budget ?? UNNUMBERED));
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ measuredAt: new Date().toISOString(), figures: this.figures }, null, 2));
    console.log(`\n${await format(table(this.figures), { parser: 'markdown' })}`);
    if (this.isWhole && !isComparison) await this.writePage();
  }

  private async writePage(): Promise<void> {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    const limited = table(this.figures.filter(({ limit }) => limit !== null));
    const measured = `Measured on ${commit}.`;
    const text = readFileSync(page, 'utf8').replace(
      figuresOfPage,
      `$1\n${measured}\n\n<!-- prettier-ignore -->\n${limited}\n\n$2`,
    );
    writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
  }
}

/** A table of Markdown. */
function table(figures: readonly Figure[]): string {
  const rows = figures.map(figure => {
    const { budget, what, unit, runs } = figure;
    const after = `${shownRuns(runs.after, unit)}${isMet(figure) ? '' : ': over'}`;
    const builds = isComparison ? [shownRuns(runs.before, unit), after] : [after];
    return [String(budget ?? '–'), what, shownRuns(runs.control, unit), ...builds, shownLimit(figure)];
  });
  const head = ['#', 'what', 'control', ...(isComparison ? ['before', 'after'] : ['measured']), 'budget'];
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** The median, and the least and the largest if they differ. */
function shownRuns(values: readonly number[], unit: Unit): string {
  if (values.length === 0) return '';
  const [least, middle, largest] = [Math.min(...values), median(values), Math.max(...values)].map(value =>
    shown(value, unit),
  ) as [string, string, string];
  return least === largest ? middle : `${middle} (${least} to ${largest})`;
}

function shownLimit(figure: Figure): string {
  const { limit, unit } = figure;
  if (limit === null) return '–';
  if (typeof limit === 'number') return shown(limit, unit);
  return `${limit.timesControl} × the control (${shown(largestAllowed(figure), unit)})`;
}

const digits: Readonly<Record<Unit, number>> = {
  ms: 0,
  'ms, or none over 50': 0,
  '×': 2,
  '%': 1,
  KB: 1,
  MB: 2,
  '': 2,
};

function shown(value: number, unit: Unit): string {
  const [name = ''] = unit.split(',');
  // The browser does not report shorter tasks.
  if (unit === 'ms, or none over 50' && value <= 50) return '≤ 50 ms';
  const maximumFractionDigits = unit === 'ms' && value < 10 ? 2 : digits[unit];
  return `${value.toLocaleString('en', { maximumFractionDigits })} ${name}`.trim();
}
