import * as fc from 'fast-check';
import { HOUR, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { BeaconDiagnostics, type ReportsJson } from '../../../src/infrastructure/beacon/BeaconDiagnostics';
import { browserFamily } from '../../../src/infrastructure/beacon/browserReports';
import { LateDiagnostics } from '../../../src/infrastructure/beacon/LateDiagnostics';
import { settled } from '../../support/settled';
import { InMemoryDiagnostics } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';

describe('BeaconDiagnostics', () => {
  const bid = { kind: 'unexpected', where: 'POST /api/v2/bets', what: 'Network response was not ok. 500' } as const;

  function aSender() {
    const clock = new InMemoryClock();
    const bodies: string[] = [];
    const network = { isOnline: true };
    const diagnostics = new BeaconDiagnostics({
      clock,
      send: body => void bodies.push(body),
      isOnline: () => network.isOnline,
      route: () => '/browsing/offer/:id',
      app: '1.2.3',
      built: '2026-11-27T10:42:00Z',
      browser: 'Firefox',
    });
    const batches = () => bodies.map(body => JSON.parse(body) as ReportsJson);
    return { clock, bodies, batches, network, diagnostics };
  }

  const gap = (milliseconds: number) => ({ kind: 'connectionGap', milliseconds }) as const;

  it('sends everything of ten seconds together, with the app, its time, the browser family and the route', () => {
    const { clock, diagnostics, batches } = aSender();
    diagnostics.report(bid);
    diagnostics.measured(gap(7_000));
    clock.advance(10 * SECOND - 1);
    expect(batches()).toEqual([]);
    clock.advance(1);
    const place = { place: bid.where, code: bid.what, route: '/browsing/offer/:id' };
    expect(batches()).toEqual([
      {
        app: '1.2.3',
        built: '2026-11-27T10:42:00Z',
        browser: 'Firefox',
        leftOut: 0,
        reports: [
          { kind: 'unexpected', ...place, count: 1 },
          { ...gap(7_000), route: '/browsing/offer/:id', count: 1 },
        ],
      },
    ]);
    clock.advance(MINUTE);
    expect(batches()).toHaveLength(1);
  });

  it('counts equal problems, also if they concern different elements of a list', () => {
    const { diagnostics, batches } = aSender();
    for (const index of [0, 4, 17]) {
      diagnostics.report({ kind: 'elementDropped', where: 'GET /api/v2/offers/browse', what: `offers.${index}.id` });
    }
    diagnostics.flush();
    expect(batches()[0]?.reports).toMatchObject([{ code: 'offers.*.id', count: 3 }]);
  });

  it('sends at most twelve batches a minute, and the rest later', () => {
    const { clock, diagnostics, batches } = aSender();
    for (let index = 0; index < 20; index += 1) {
      diagnostics.measured(gap(index));
      diagnostics.flush();
    }
    expect(batches()).toHaveLength(12);
    clock.advance(MINUTE + 10 * SECOND);
    expect(batches()).toHaveLength(13);
    expect(batches()[12]?.reports).toHaveLength(8);
  });

  it('waits for the network', () => {
    const { clock, diagnostics, batches, network } = aSender();
    network.isOnline = false;
    diagnostics.report(bid);
    clock.advance(MINUTE);
    expect(batches()).toEqual([]);
    network.isOnline = true;
    clock.advance(10 * SECOND);
    expect(batches()).toHaveLength(1);
  });

  it('continues after the clock was set back', () => {
    const { clock, diagnostics, batches } = aSender();
    for (let index = 0; index < 12; index += 1) {
      diagnostics.measured(gap(index));
      diagnostics.flush();
    }
    clock.advance(-60 * MINUTE);
    diagnostics.report(bid);
    diagnostics.flush();
    expect(batches()).toHaveLength(13);
  });

  it('never sends more than a beacon may contain, and says how many reports are left out', () => {
    const { diagnostics, bodies, batches } = aSender();
    for (let index = 0; index < 150; index += 1) {
      const letters = index.toString(26).replace(/\d/g, digit => 'qrstuvwxyz'[Number(digit)]!);
      const what = `${letters}.${'long_key.'.repeat(10)}`.slice(0, 100);
      diagnostics.report({ kind: 'elementDropped', where: `GET /${'offers/'.repeat(13)}`, what });
    }
    diagnostics.flush();
    expect(Buffer.byteLength(bodies[0]!)).toBeLessThan(64 * 1024);
    expect(batches()[0]?.reports).toHaveLength(100);
    expect(batches()[0]?.leftOut).toBe(50);
  });

  it('never sends the message of an error', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3 }), secret => {
        const { diagnostics, bodies } = aSender();
        diagnostics.report({ kind: 'unexpected', where: 'window', error: new TypeError(`<${secret}>`) });
        diagnostics.flush();
        expect(bodies[0]).toContain('"code":"TypeError"');
        expect(bodies[0]).not.toContain(`<${secret}>`);
      }),
    );
  });

  it('sends the position of an error in the build', () => {
    const { diagnostics, batches } = aSender();
    const error = new RangeError('at https://x.example/secret.abcdef0123.js:9:9');
    error.stack = `RangeError: ${error.message}\n    at f (https://paddock.example/main.a1b2c3d4e5.js:1:2345)`;
    diagnostics.report({ kind: 'unexpected', where: 'promise', error });
    diagnostics.flush();
    expect(batches()[0]?.reports).toMatchObject([{ code: 'RangeError', at: 'main.a1b2c3d4e5.js:1:2345' }]);
  });

  it.each([
    'buyer@paddock.example',
    'DE89 3704 0044 0532 0130 00',
    '+49 40 5550101',
    'call 040 555 01 01',
    'eyJhbGciOiJSUzI1NiIsImtpZCI6IjEyMyJ9',
    '<b>Mara</b>',
    'x'.repeat(101),
    '',
  ])('replaces the text "%s", which no caller may pass', text => {
    const { diagnostics, batches } = aSender();
    diagnostics.report({ kind: 'unexpected', where: text, what: text });
    diagnostics.flush();
    expect(batches()[0]?.reports).toMatchObject([{ place: 'other', code: 'other' }]);
  });

  it('reports a time during which the clock was set back as 0', () => {
    const { diagnostics, batches } = aSender();
    diagnostics.measured(gap(-HOUR));
    diagnostics.flush();
    expect(batches()[0]?.reports).toMatchObject([{ milliseconds: 0 }]);
  });

  it('rounds what it measures', () => {
    const { diagnostics, batches } = aSender();
    diagnostics.measured({ kind: 'vital', name: 'CLS', value: 0.123456 });
    diagnostics.measured({ kind: 'vital', name: 'INP', value: 48.7 });
    diagnostics.measured({ kind: 'lostAnswer', outcome: 'unknown', milliseconds: 65_000.4 });
    diagnostics.flush();
    expect(batches()[0]?.reports).toMatchObject([{ value: 0.1235 }, { value: 49 }, { milliseconds: 65_000 }]);
  });
});

describe('browserFamily', () => {
  const webkit = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

  it.each([
    [`${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome'],
    [`${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge'],
    [`${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera'],
    [`${webkit} Version/26.0 Safari/605.1.15`, 'Safari'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    ['curl/8', 'other'],
  ])('reads %s as %s', (userAgent, family) => expect(browserFamily(userAgent)).toBe(family));
});

describe('LateDiagnostics', () => {
  const problem = { kind: 'bookFailed', where: 'book: put', what: 'QuotaExceededError' } as const;

  beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue(undefined));
  afterEach(() => jest.restoreAllMocks());

  function aLoader() {
    const sender = new InMemoryDiagnostics();
    const load = jest.fn(async () => sender);
    const clock = new InMemoryClock();
    const diagnostics = new LateDiagnostics(load, clock);
    const isIdle = async () => {
      clock.advance(SECOND);
      await settled();
    };
    return { sender, load, diagnostics, isIdle };
  }

  it('writes problems to the console at once, and loads nothing before the page is idle', () => {
    const { diagnostics, load } = aLoader();
    diagnostics.report(problem);
    expect(console.warn).toHaveBeenCalledWith('[bookFailed] book: put: QuotaExceededError');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once, also if there is nothing to report yet', async () => {
    const { diagnostics, load, sender, isIdle } = aLoader();
    diagnostics.begin();
    await isIdle();
    diagnostics.measured({ kind: 'connectionGap', milliseconds: 1 });
    await isIdle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sender.measurements).toEqual([{ kind: 'connectionGap', milliseconds: 1 }]);
  });

  it('loads again with the next report after a failure, and loses nothing', async () => {
    const { diagnostics, load, sender, isIdle } = aLoader();
    load.mockRejectedValueOnce(new Error('offline'));
    diagnostics.report(problem);
    await isIdle();
    expect(sender.problems).toEqual([]);
    diagnostics.report(problem);
    await isIdle();
    expect(sender.problems).toEqual([problem, problem]);
  });

  it('holds at most a hundred reports', async () => {
    const { diagnostics, sender, isIdle } = aLoader();
    for (let index = 0; index < 150; index += 1) diagnostics.report(problem);
    await isIdle();
    expect(sender.problems).toHaveLength(100);
  });
});
