/** @jest-environment node */
import { securityHeaders } from '../../.config/serve/securityHeaders.js';

const config = {
  backend: 'http',
  apiBaseUrl: 'https://api.example/v1',
  marketApiBaseUrl: 'https://market.example',
  cableUrl: 'wss://cable.example/cable',
  cognito: { userPoolId: 'eu-central-1_AbCdEf123', endpoint: null },
  map: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' },
  flagUrl: '/flags',
  imageOrigins: ['https://photos.example'],
  fileOrigins: ['https://files.example/invoices'],
  reportUrl: 'https://reports.example/paddock',
};

const headersOf = (served: object, https = true) => new Headers(securityHeaders({ config: served, https }));

const policyOf = (headers: Headers) =>
  new Map(
    headers
      .get('content-security-policy')!
      .split('; ')
      .map(directive => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

describe('securityHeaders', () => {
  it('allows images and connections to the hosts in config.json and to no other host', () => {
    const policy = policyOf(headersOf(config));
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://api.example',
      'https://tiles.example',
      'https://photos.example',
    ]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://market.example',
      'https://cognito-idp.eu-central-1.amazonaws.com',
      'https://reports.example',
      'https://files.example',
      'wss://cable.example',
    ]);
  });

  it('allows a socket to the cable, however its address is written', () => {
    const socketFor = (cableUrl: string) =>
      policyOf(headersOf({ ...config, cableUrl }))
        .get('connect-src')!
        .filter(source => source.startsWith('wss:'));
    expect(socketFor('https://cable.example/cable')).toEqual(['wss://cable.example']);
    // `'self'` includes the sockets of the page's origin.
    expect(socketFor('/cable')).toEqual([]);
  });

  it('names no other host for the demo', () => {
    const policy = policyOf(headersOf({ backend: 'demo' }));
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('connect-src')).toEqual(["'self'", 'blob:']);
  });

  it('sends reports to the address in config.json, and no report without one', () => {
    const headers = headersOf(config);
    expect(policyOf(headers).get('report-uri')).toEqual(['https://reports.example/paddock']);
    expect(policyOf(headers).get('report-to')).toEqual(['paddock']);
    expect(headers.get('reporting-endpoints')).toBe(
      'paddock="https://reports.example/paddock", default="https://reports.example/paddock"',
    );
    const silent = headersOf({ backend: 'demo' });
    expect([...policyOf(silent).keys()].filter(name => name.startsWith('report'))).toEqual([]);
    expect(silent.get('reporting-endpoints')).toBeNull();
  });

  it('keeps an address that contains separators in one directive', () => {
    const policy = policyOf(headersOf({ ...config, reportUrl: "/reports?a=1;script-src,'none'" }));
    expect(policy.get('report-uri')).toEqual(["/reports?a=1%3Bscript-src%2C'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
  });

  it('demands https only from browsers that came over https', () => {
    const insecure = headersOf(config, false);
    expect(insecure.get('strict-transport-security')).toBeNull();
    expect(policyOf(insecure).has('upgrade-insecure-requests')).toBe(false);
    const secure = headersOf(config);
    expect(secure.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(policyOf(secure).get('upgrade-insecure-requests')).toEqual([]);
  });
});

const broad = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;
const unsafe = /^('unsafe-inline'|data:)$/;

/**
 * The points of MDN's HTTP Observatory (https://developer.mozilla.org/observatory/docs/tests_and_scoring) for the
 * headers of a page that is served over https, has no cookies and loads all scripts from its own origin. The keys are
 * the names of the tests.
 */
function observatory(headers: Headers): Readonly<Record<string, number>> {
  const policy = policyOf(headers);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (name: string, bad: RegExp) => sources(name).some(source => bad.test(source));
  const isInsecure = (names: readonly string[]) => names.some(name => has(name, /^(http|ftp):/));
  const images = ['img-src', 'media-src'];
  const others = ['script-src', ...policy.keys()].filter(name => !images.includes(name));
  const points = (name: string, worth: readonly (readonly [value: RegExp, points: number])[], otherwise: number) =>
    worth.find(([value]) => value.test(headers.get(name) ?? ''))?.[1] ?? otherwise;
  return {
    'content-security-policy': (() => {
      if (has('script-src', unsafe) || has('script-src', broad) || has('object-src', broad)) return -20;
      if (isInsecure(others)) return -20;
      if (has('script-src', /unsafe-eval/) || has('style-src', /unsafe-eval/)) return -10;
      if (isInsecure(images)) return -10;
      if (has('style-src', unsafe) || has('style-src', broad)) return 0;
      return sources('default-src').join() === "'none'" ? 10 : 5;
    })(),
    'cross-origin-embedder-policy': points(
      'cross-origin-embedder-policy',
      [
        [/^(require-corp|credentialless)$/, 10],
        [/^(unsafe-none)?$/, 0],
      ],
      -5,
    ),
    'cross-origin-opener-policy': points(
      'cross-origin-opener-policy',
      [
        [/^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/, 10],
        [/^(unsafe-none)?$/, 0],
      ],
      -5,
    ),
    'cross-origin-resource-policy': points(
      'cross-origin-resource-policy',
      [
        [/^same-(origin|site)$/, 10],
        [/^(cross-origin)?$/, 0],
      ],
      -5,
    ),
    'referrer-policy': points(
      'referrer-policy',
      [
        [/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/, 5],
        [/^$/, 0],
      ],
      -5,
    ),
    'strict-transport-security': (() => {
      const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
      if (!age) return -20;
      return Number(age) >= 15_768_000 ? 0 : -10;
    })(),
    'x-content-type-options': points('x-content-type-options', [[/^nosniff$/, 0]], -5),
    'x-frame-options': has('frame-ancestors', broad) ? points('x-frame-options', [[/^(DENY|SAMEORIGIN)$/, 5]], -20) : 5,
  };
}

/** Bonus points count only from 90 points on. */
function score(headers: Headers): number {
  const all = Object.values(observatory(headers));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const base = 100 + sum(all.filter(points => points < 0));
  return base >= 90 ? base + sum(all.filter(points => points > 0)) : base;
}

describe("MDN's HTTP Observatory", () => {
  it('gives the headers every point and the grade A+, for which 100 are enough', () => {
    expect(observatory(headersOf(config))).toEqual({
      'content-security-policy': 10,
      'cross-origin-embedder-policy': 10,
      'cross-origin-opener-policy': 10,
      'cross-origin-resource-policy': 10,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
    });
    expect(score(headersOf(config))).toBe(150);
  });

  it('gives fewer points to weaker headers', () => {
    const without = (name: string) => {
      const headers = headersOf(config);
      headers.delete(name);
      return score(headers);
    };
    expect(without('strict-transport-security')).toBeLessThan(100);
    expect(without('referrer-policy')).toBe(145);
    const headers = headersOf(config);
    const weaker = headers.get('content-security-policy')!.replace("script-src 'self'", "script-src 'unsafe-inline'");
    headers.set('content-security-policy', weaker);
    expect(score(headers)).toBeLessThan(100);
  });
});
