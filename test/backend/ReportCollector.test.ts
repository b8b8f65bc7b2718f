/** @jest-environment node */
import { ReportCollector } from './ReportCollector';

const problem = {
  kind: 'unexpected',
  place: 'POST /api/v2/bets',
  code: 'timedOut',
  route: '/browsing/browse',
  count: 1,
};

const batch = (report: object) =>
  JSON.stringify({
    app: '1.0.0',
    built: '2026-11-27T10:42:00Z',
    browser: 'Chrome',
    leftOut: 0,
    reports: [{ ...problem, ...report }],
  });

const csp = {
  'csp-report': {
    'document-uri': 'https://paddock.example/',
    'violated-directive': 'style-src',
    'blocked-uri': 'inline',
  },
};

const deprecation = {
  type: 'deprecation',
  age: 12,
  url: 'https://paddock.example/browsing/browse',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
  body: { id: 'UnloadHandler', message: 'Unload handlers are deprecated.', lineNumber: 1, anticipatedRemoval: null },
};

function violationsOf(type: string, body: string): readonly string[] {
  const collector = new ReportCollector(() => ['Mara', 'Hafenstraße 12']);
  collector.take(type, body);
  expect(collector.batches).toHaveLength(collector.violations.length === 0 && type.startsWith('text') ? 1 : 0);
  return collector.violations;
}

describe('ReportCollector', () => {
  it.each([
    ['text/plain;charset=UTF-8', batch({})],
    ['text/plain;charset=UTF-8', batch({ place: 'window', code: 'TypeError', at: 'main.a1b2c3d4e5.js:1:23456' })],
    ['application/csp-report', JSON.stringify(csp)],
    ['application/reports+json', JSON.stringify([deprecation])],
  ])('accepts a report as %s: %s', (type, body) => expect(violationsOf(type, body)).toEqual([]));

  it.each([
    ['application/json', batch({})],
    ['text/plain', 'hello'],
    ['text/plain', batch({ message: 'Out of ink' })],
    ['text/plain', batch({ kind: 'other' })],
    ['text/plain', batch({ place: 'other' })],
    ['text/plain', batch({ place: 'POST /api/v2/offers/MB-7F3K2' })],
    ['text/plain', batch({ code: 'Your bid is too low.' })],
    ['text/plain', batch({ route: '/browsing/offer/MB-7F3K2' })],
    ['text/plain', batch({ at: 'https://paddock.example/main.js:1:1' })],
    ['application/csp-report', JSON.stringify({})],
    ['application/reports+json', JSON.stringify([{ ...deprecation, type: 'news' }])],
  ])('refuses %s: %s', (type, body) => expect(violationsOf(type, body)).not.toEqual([]));

  it.each([
    ["'Mara'", { code: 'mara' }],
    ["'Hafenstraße 12'", { at: 'Hafenstraße 12' }],
    ['an e-mail address', { code: 'buyer@paddock.example' }],
    ['an IBAN', { code: 'DE89370400440532013000' }],
    ['a phone number', { code: '+49 40 5550101' }],
    ['a token', { code: 'eyJhbGciOiJSUzI1NiJ9' }],
  ])('refuses a report that contains %s', (what, report) => {
    expect(violationsOf('text/plain', batch(report)).join()).toContain(`it contains ${what}`);
  });

  it.each(['1.0.0+96399942', '1.0.0+00123456'])('takes no commit for a phone number: %s', app => {
    const body = JSON.stringify({
      app,
      built: '2026-11-27T10:42:00Z',
      browser: 'Chrome',
      leftOut: 0,
      reports: [problem],
    });
    expect(violationsOf('text/plain', body)).toEqual([]);
  });

  it('refuses personal data in a report of the browser', () => {
    const body = { ...deprecation.body, message: 'buyer@paddock.example' };
    expect(violationsOf('application/reports+json', JSON.stringify([{ ...deprecation, body }]))).toHaveLength(1);
  });

  it('refuses a batch that is longer than a beacon may be', () => {
    const reports = Array.from({ length: 800 }, () => problem);
    const body = JSON.stringify({
      app: '1.0.0',
      built: '2026-11-27T10:42:00Z',
      browser: 'Chrome',
      leftOut: 0,
      reports,
    });
    expect(violationsOf('text/plain', body).join()).toContain('it is longer than a beacon may be');
  });
});
