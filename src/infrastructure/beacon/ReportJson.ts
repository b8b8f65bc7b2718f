import type { Measurement, Problem } from '../../application/ports/Diagnostics';

interface ProblemJson {
  readonly kind: Problem['kind'];
  readonly place: string;
  readonly code: string;
  /** File, line and column in the build, for the source maps. */
  readonly at?: string;
}

export type ReportJson = (ProblemJson | Measurement) & {
  /** The pattern of the page's address. */
  readonly route: string;
};

/** What one request to the collector contains. */
export interface ReportsJson {
  readonly app: string;
  readonly built: string;
  readonly browser: string;
  /** The number of reports for which there was no room. */
  readonly leftOut: number;
  readonly reports: readonly (ReportJson & { readonly count: number })[];
}

export function toProblemJson(problem: Problem): ProblemJson {
  const { kind, where } = problem;
  const place = fixedText(where);
  if ('what' in problem) return { kind, place, code: fixedText(withoutIndexes(problem.what)) };
  const at = positionOf(problem.error);
  return { kind, place, code: fixedText(nameOf(problem.error)), ...(at !== undefined && { at }) };
}

export function rounded(measurement: Measurement): Measurement {
  if (measurement.kind !== 'vital') {
    // Negative if the clock of the device was set back meanwhile. The collector would refuse the report.
    return { ...measurement, milliseconds: Math.max(0, Math.round(measurement.milliseconds)) };
  }
  const steps = measurement.name === 'CLS' ? 10_000 : 1;
  return { ...measurement, value: Math.round(measurement.value * steps) / steps };
}

/** Callers only pass fixed texts. A text that could be an address, a number of the dealer or a token is left out anyway. */
const fixedText = (text: string): string =>
  /^[A-Za-z][\w .:/*'-]{0,99}$/.test(text) && !/\d{4}|(\d\D*){5}|\w{33}/.test(text) ? text : 'other';

/** `offers.3.id` and `offers.7.id` are the same problem. */
const withoutIndexes = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*');

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The first position in a file of the build. */
function positionOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = (error.stack ?? '').replace(error.message, '');
  return /\/([\w-]{1,40}\.[0-9a-f]{10}\.js:\d{1,7}:\d{1,7})/.exec(frames)?.[1];
}
