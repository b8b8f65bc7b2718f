import type { Diagnostics } from '../../application/ports/Diagnostics';
import { SECOND } from '../../domain/shared/Instant';
import { BrowserClock } from '../browser/BrowserClock';
import { ConsoleDiagnostics } from '../browser/ConsoleDiagnostics';
import { pagePath } from '../browser/page/pagePath';
import type { RuntimeConfig } from '../RuntimeConfig';
import { LateDiagnostics } from './LateDiagnostics';

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
