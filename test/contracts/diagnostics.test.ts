import fc from 'fast-check';
import type { Diagnostics, Measurement, Problem } from '../../src/application/ports/Diagnostics';
import { MINUTE, SECOND } from '../../src/domain/shared/Instant';
import { BeaconDiagnostics, type ReportsJson } from '../../src/infrastructure/beacon/BeaconDiagnostics';
import { LateDiagnostics } from '../../src/infrastructure/beacon/diagnosticsFor';
import { settled } from '../support/settled';
import { InMemoryDiagnostics } from '../twins/BrowserTwins';
import { InMemoryClock } from '../twins/InMemoryClock';

interface Received {
  readonly problems: readonly { readonly kind: string; readonly where: string; readonly what: string }[];
  readonly measurements: readonly object[];
}

interface DiagnosticsSubject {
  readonly diagnostics: Diagnostics;
  received(): Promise<Received>;
}

function inMemory(): DiagnosticsSubject {
  const diagnostics = new InMemoryDiagnostics();
  return {
    diagnostics,
    received: async () => ({
      problems: diagnostics.problems.map(problem => ({ what: 'uncaught', ...problem })),
      measurements: diagnostics.measurements,
    }),
  };
}

function beacon(): DiagnosticsSubject {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const clock = new InMemoryClock();
  const bodies: string[] = [];
  const diagnostics = new LateDiagnostics(
    async () =>
      new BeaconDiagnostics({
        clock,
        send: body => void bodies.push(body),
        isOnline: () => true,
        route: () => '/',
        app: '1.0.0',
        built: '2026-11-27T10:42:00Z',
        browser: 'Chrome',
      }),
    clock,
  );
  return {
    diagnostics,
    received: async () => {
      clock.advance(SECOND);
      await settled();
      clock.advance(MINUTE);
      const reports = bodies.flatMap(body => (JSON.parse(body) as ReportsJson).reports);
      return {
        problems: reports.flatMap(report =>
          'place' in report ? [{ kind: report.kind, where: report.place, what: report.code }] : [],
        ),
        measurements: reports.filter(report => !('place' in report)),
      };
    },
  };
}

afterEach(() => jest.restoreAllMocks());

const problems: readonly Problem[] = [
  { kind: 'elementDropped', where: 'GET /api/v2/offers/browse', what: 'offers.hash_id' },
  { kind: 'pushUnreadable', where: 'BetsChannel', what: 'offer.id' },
  { kind: 'bookFailed', where: 'book: put', what: 'QuotaExceededError' },
  { kind: 'unexpected', where: 'POST /api/v2/bets/:id', what: 'Network response was not ok. 422' },
];

const measurements: readonly Measurement[] = [
  { kind: 'vital', name: 'CLS', value: 0.25 },
  { kind: 'vital', name: 'LCP', value: 1_200 },
  { kind: 'connectionGap', milliseconds: 7_000 },
  { kind: 'lostAnswer', outcome: 'done', milliseconds: 2_000 },
];

describe.each([
  ['InMemoryDiagnostics', inMemory],
  ['BeaconDiagnostics', beacon],
])('%s', (_name, subject) => {
  it.each(problems)('receives the problem $kind', async problem => {
    const { diagnostics, received } = subject();
    diagnostics.report(problem);
    expect((await received()).problems).toEqual([problem]);
  });

  it.each(measurements)('receives the measurement $kind', async measurement => {
    const { diagnostics, received } = subject();
    diagnostics.measured(measurement);
    expect((await received()).measurements).toMatchObject([measurement]);
  });

  it('receives what is reported before and after the page is idle, in this order', async () => {
    const { diagnostics, received } = subject();
    diagnostics.report(problems[0]!);
    expect((await received()).problems).toEqual(problems.slice(0, 1));
    diagnostics.report(problems[1]!);
    expect((await received()).problems).toEqual(problems.slice(0, 2));
  });

  it('accepts whatever a bug throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async error => {
        const { diagnostics, received } = subject();
        diagnostics.report({ kind: 'unexpected', where: 'window', error });
        expect((await received()).problems).toMatchObject([{ kind: 'unexpected', where: 'window' }]);
      }),
    );
  });
});
