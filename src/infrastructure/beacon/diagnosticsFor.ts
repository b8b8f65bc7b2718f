import type { Clock } from '../../application/ports/Clock';
import type { Diagnostics, Measurement, Problem } from '../../application/ports/Diagnostics';
import { SECOND } from '../../domain/shared/Instant';
import { BrowserClock } from '../browser/BrowserClock';
import { ConsoleDiagnostics } from '../browser/ConsoleDiagnostics';
import { pagePath } from '../browser/page/pagePath';
import type { RuntimeConfig } from '../RuntimeConfig';

/** Milliseconds after the files of the first screen have loaded, so that its tiles are rendered before. */
const BEGINS_AFTER = 3 * SECOND;

/**
 * Sends reports if the host takes them, and writes them to the console otherwise. `loadRoutePattern` loads the function
 * that names the route of a path.
 */
export function diagnosticsFor(
  { reportUrl, vitalsSample }: RuntimeConfig,
  loadRoutePattern: () => Promise<(path: string) => string>,
): Diagnostics {
  if (reportUrl === undefined) return new ConsoleDiagnostics();
  const clock = new BrowserClock();
  const diagnostics = new LateDiagnostics(async () => {
    const [{ browserReports }, routePattern] = await Promise.all([
      import(/* webpackChunkName: "reports" */ './browserReports'),
      loadRoutePattern(),
    ]);
    return browserReports({ reportUrl, vitalsSample, clock, route: () => routePattern(pagePath()) });
  }, clock);
  const begin = () => void clock.after(BEGINS_AFTER, () => diagnostics.begin());
  // The configuration may arrive after the files of the page.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return diagnostics;
}

/** Reports the errors that nothing has caught. */
export function reportUnexpected(diagnostics: Diagnostics): void {
  const report = (where: string, error: unknown) => diagnostics.report({ kind: 'unexpected', where, error });
  window.addEventListener('error', ({ error, message }) => {
    // Not an error: the browser postpones a measurement to the next frame instead of measuring twice in this one.
    if (!message.startsWith('ResizeObserver loop')) report('window', error ?? message);
  });
  window.addEventListener('unhandledrejection', event => report('promise', event.reason));
}

const MOST_HELD = 100;

/** Writes problems to the console, and passes everything on to a sender that loads with `begin` or the first report. */
export class LateDiagnostics implements Diagnostics {
  private readonly console = new ConsoleDiagnostics();
  private held: ((sender: Diagnostics) => void)[] = [];
  private sender: Diagnostics | null = null;
  private isLoading = false;

  constructor(
    private readonly load: () => Promise<Diagnostics>,
    private readonly clock: Pick<Clock, 'whenIdle'>,
  ) {}

  /** Loads the sender in an idle moment. */
  begin(): void {
    this.clock.whenIdle(() => this.fetchSender());
  }

  report(problem: Problem): void {
    this.console.report(problem);
    this.pass(sender => sender.report(problem));
  }

  measured(measurement: Measurement): void {
    this.pass(sender => sender.measured(measurement));
  }

  private pass(call: (sender: Diagnostics) => void): void {
    if (this.sender) return call(this.sender);
    if (this.held.length < MOST_HELD) this.held.push(call);
    // An earlier download may have failed.
    this.begin();
  }

  private fetchSender(): void {
    if (this.sender || this.isLoading) return;
    this.isLoading = true;
    this.load().then(
      sender => {
        this.sender = sender;
        for (const call of this.held) call(sender);
        this.held = [];
      },
      () => {
        this.isLoading = false;
      },
    );
  }
}
