import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Clock } from '../../application/ports/Clock';
import { BeaconDiagnostics } from './BeaconDiagnostics';

interface BrowserReportsOptions {
  readonly reportUrl: string;
  /** The share of visits that report Web Vitals, from 0 to 1. */
  readonly vitalsSample: number;
  readonly clock: Clock;
  /** The pattern of the page's address. */
  readonly route: () => string;
}

/** Sends reports from this page, and starts to measure it. */
export function browserReports({ reportUrl, vitalsSample, clock, route }: BrowserReportsOptions): BeaconDiagnostics {
  const diagnostics = new BeaconDiagnostics({
    clock,
    route,
    send: body => send(reportUrl, body),
    isOnline: () => navigator.onLine,
    app: process.env.APP_VERSION ?? '',
    built: process.env.BUILT_AT ?? '',
    browser: browserFamily(navigator.userAgent),
  });
  if (Math.random() < vitalsSample) {
    for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      watch(({ name, value }) => diagnostics.measured({ kind: 'vital', name, value }));
    }
  }
  // The library above adds its last values in the capture phase of the same event.
  addEventListener('visibilitychange', () => document.hidden && diagnostics.flush());
  addEventListener('pagehide', () => diagnostics.flush());
  return diagnostics;
}

/** As text, because another host would have to allow any other content type before each request. */
function send(reportUrl: string, body: string): void {
  if (navigator.sendBeacon(reportUrl, body)) return;
  const init: RequestInit = { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' };
  fetch(reportUrl, init).catch(() => {});
}

/** In this order, because most browsers also name another one. */
const families = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

/** The family only. The version and the system would make a dealer's device recognizable. */
export const browserFamily = (userAgent: string): string =>
  families.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other';
