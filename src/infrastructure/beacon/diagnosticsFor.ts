import type { Diagnostics } from '../../application/ports/Diagnostics';
import { BrowserClock } from '../browser/BrowserClock';
import { ConsoleDiagnostics } from '../browser/ConsoleDiagnostics';
import { pagePath } from '../browser/page/pagePath';
import type { RuntimeConfig } from '../RuntimeConfig';
import { LateDiagnostics } from './LateDiagnostics';

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
  return new LateDiagnostics(async () => {
    const [{ browserReports }, routePattern] = await Promise.all([
      import(/* webpackChunkName: "reports" */ './browserReports'),
      loadRoutePattern(),
    ]);
    return browserReports({ reportUrl, vitalsSample, clock, route: () => routePattern(pagePath()) });
  }, clock);
}
