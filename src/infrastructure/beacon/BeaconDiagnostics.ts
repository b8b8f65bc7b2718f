import type { Clock } from '../../application/ports/Clock';
import type { Diagnostics, Measurement, Problem } from '../../application/ports/Diagnostics';
import { type Instant, MINUTE, SECOND } from '../../domain/shared/Instant';

export interface BeaconDiagnosticsOptions {
  readonly clock: Clock;
  readonly send: (body: string) => void;
  readonly isOnline: () => boolean;
  /** The pattern of the page's address. */
  readonly route: () => string;
  readonly app: string;
  /** When `app` was built. */
  readonly built: string;
  readonly browser: string;
}

const SEND_AFTER = 10 * SECOND;
const MOST_PER_MINUTE = 12;
/** With texts of at most 100 characters, as many reports stay below the 64 KB that a browser accepts in a beacon. */
const MOST_WAITING = 100;

/** Collects reports, counts equal ones, and sends them together. */
export class BeaconDiagnostics implements Diagnostics {
  private readonly waiting = new Map<string, { readonly report: ReportJson; count: number }>();
  private leftOut = 0;
  private isPlanned = false;
  private sentAt: readonly Instant[] = [];

  constructor(private readonly options: BeaconDiagnosticsOptions) {}

  report(problem: Problem): void {
    this.add({ ...toProblemJson(problem), route: this.options.route() });
  }

  measured(measurement: Measurement): void {
    this.add({ ...rounded(measurement), route: this.options.route() });
  }

  /** Sends what waits, unless too much was sent within the last minute or there is no network. */
  flush(): void {
    if (this.waiting.size === 0) return;
    const { clock, isOnline, send, app, built, browser } = this.options;
    const now = clock.now();
    this.sentAt = this.sentAt.filter(at => Math.abs(now - at) < MINUTE);
    if (this.sentAt.length >= MOST_PER_MINUTE || !isOnline()) return this.plan();
    const reports = [...this.waiting.values()].map(({ report, count }) => ({ ...report, count }));
    const batch: ReportsJson = { app, built, browser, leftOut: this.leftOut, reports };
    this.waiting.clear();
    this.leftOut = 0;
    this.sentAt = [...this.sentAt, now];
    send(JSON.stringify(batch));
  }

  private add(report: ReportJson): void {
    const key = JSON.stringify(report);
    const known = this.waiting.get(key);
    if (known) known.count += 1;
    else if (this.waiting.size < MOST_WAITING) this.waiting.set(key, { report, count: 1 });
    else this.leftOut += 1;
    this.plan();
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    this.options.clock.after(SEND_AFTER, () => {
      this.isPlanned = false;
      this.flush();
    });
  }
}

interface ProblemJson {
  readonly kind: Problem['kind'];
  readonly place: string;
  readonly code: string;
  /** File, line and column in the build, for the source maps. */
  readonly at?: string;
}

type ReportJson = (ProblemJson | Measurement) & {
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

function toProblemJson(problem: Problem): ProblemJson {
  const { kind, where } = problem;
  const place = fixedText(where);
  if ('what' in problem) return { kind, place, code: fixedText(withoutIndexes(problem.what)) };
  const at = positionOf(problem.error);
  return { kind, place, code: fixedText(nameOf(problem.error)), ...(at !== undefined && { at }) };
}

function rounded(measurement: Measurement): Measurement {
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
