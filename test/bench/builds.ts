import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Measured } from './numbers';

/** The folder of a build. */
export type Build = string;

/** Relative to the project root, where every runner starts. */
export const builtNow: Build = path.resolve('dist');

/** The folder of an earlier build, measured in turn with the one in `dist`. */
const against = process.env.BENCH_AGAINST && path.resolve(process.env.BENCH_AGAINST);

export const isComparison = Boolean(against);

/** How often each value is measured that differs from run to run. */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** How often a value is measured that is counted or that has no budget. */
export const ONCE = Number(process.env.BENCH_RUNS ?? 1);

interface InTurn<Value> {
  readonly runs?: number;
  readonly control?: () => Promise<Value>;
}

/** Measures the control and each build in turn, so that a slower minute affects all of them. */
export async function inTurn<Value>(
  measure: (build: Build) => Promise<Value>,
  { runs = RUNS, control }: InTurn<Value> = {},
): Promise<Measured<Value>> {
  const measured = { control: [] as Value[], before: [] as Value[], after: [] as Value[] };
  for (const build of [builtNow, against]) {
    if (build && !existsSync(path.join(build, 'index.html'))) throw new Error(`There is no build in ${build}.`);
  }
  for (let run = 0; run < runs; run += 1) {
    if (control) measured.control.push(await control());
    if (against) measured.before.push(...(await measure(against).then(value => [value], warn)));
    measured.after.push(await measure(builtNow));
  }
  return measured;
}

/** An earlier build may lack what is measured. */
function warn(error: unknown): [] {
  console.warn('The earlier build was not measured:', error);
  return [];
}
