import * as v from 'valibot';
import type { ReportsJson } from '../../src/infrastructure/beacon/BeaconDiagnostics';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A pattern of an address, or 'other'. */
const route = v.pipe(v.string(), v.regex(/^(other|\/|(\/[a-z-]+|\/:(id\??|token))+)$/));

const place = v.union([
  v.pipe(v.string(), v.regex(/^(GET|POST|PUT|DELETE) \/([a-z_]+|v2)(\/([a-z_]+|v2))*(\/:id)?$/)),
  v.pipe(v.string(), v.regex(/^book: [a-zA-Z]+$/)),
  v.picklist(['App', 'page', 'promise', 'window', 'cable', 'sign-in', 'renewal']),
  v.picklist(['sign-out: servers', 'sign-out: main API', 'sign-out: user pool', 'sign-out: refresh token']),
  v.picklist(['DealerOffersChannel', 'BetsChannel', 'InAppNotificationsChannel', 'ChatChannel']),
]);

const code = v.union([
  v.pipe(v.string(), v.regex(/^Network response was not ok\. [3-5]\d\d(: User is not authenticated)?$/)),
  // The path of a key, the reason of a failure, or the name of an error.
  v.pipe(v.string(), v.regex(/^[a-zA-Z_]+(\.([a-z_]+|\*))*$/)),
  v.picklist(['User is not authenticated', 'Network error']),
  v.picklist(['The socket cannot be opened.', 'The subscription was rejected.']),
]);

const problem = v.strictObject({
  kind: v.picklist(['elementDropped', 'pushUnreadable', 'bookFailed', 'unexpected']),
  place,
  code,
  at: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+\.[0-9a-f]{10}\.js:\d+:\d+$/))),
  route,
  count,
});

const vital = v.strictObject({
  kind: v.literal('vital'),
  name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: v.pipe(v.number(), v.minValue(0)),
  route,
  count,
});

const connectionGap = v.strictObject({ kind: v.literal('connectionGap'), milliseconds, route, count });

const lostAnswer = v.strictObject({
  kind: v.literal('lostAnswer'),
  outcome: v.picklist(['done', 'doneLate', 'unknown', 'leftOpen']),
  milliseconds,
  route,
  count,
});

const ReportsBody = v.strictObject({
  app: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(\+[0-9a-f]{8}(-dirty\.\d{8}T\d{6}Z)?)?$/)),
  built: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)),
  browser: v.picklist(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other']),
  leftOut: count,
  reports: v.pipe(v.array(v.variant('kind', [problem, vital, connectionGap, lostAnswer])), v.minLength(1)),
});

const text = v.nullish(v.string());
const number = v.nullish(v.number());

/** What browsers without the Reporting API send. */
const CspBody = v.strictObject({
  'csp-report': v.strictObject({
    'document-uri': v.string(),
    referrer: text,
    'violated-directive': v.string(),
    'effective-directive': text,
    'original-policy': text,
    disposition: text,
    'blocked-uri': text,
    'line-number': number,
    'column-number': number,
    'source-file': text,
    'status-code': number,
    'script-sample': text,
  }),
});

const BrowserBody = v.array(
  v.strictObject({
    type: v.picklist(['csp-violation', 'deprecation', 'intervention', 'crash']),
    age: v.number(),
    url: v.string(),
    user_agent: v.string(),
    body: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  }),
);

const bodies: Readonly<Record<string, v.GenericSchema>> = {
  'text/plain': ReportsBody,
  'application/csp-report': CspBody,
  'application/reports+json': BrowserBody,
};

const forbidden: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address', /[\w.+-]+(@|%40)[\w-]+\.\w/],
  ['an IBAN', /\b[A-Z]{2}\d{2}( ?[A-Z\d]{4}){3}/],
  // The version ends with the commit, such as 1.2.3+01234567.
  ['a phone number', /(?<!\d)(?<!\d\+)(\+|\b00)\d[\d ()/-]{6}/],
  ['a token', /eyJ[\w-]{10}|\w{40}|-renew\b/],
];

/** A browser refuses a longer beacon. */
const MOST_BYTES = 64 * 1024;

/** The collector of reports. It refuses what it does not know, and all personal data. */
export class ReportCollector {
  readonly violations: string[] = [];
  readonly batches: ReportsJson[] = [];

  /** `privateTexts` returns the personal data of the accounts. */
  constructor(private readonly privateTexts: () => readonly string[]) {}

  take(contentType: string, body: string): void {
    const [type = ''] = contentType.split(';');
    const faults = [...shapeFaults(type, body), ...this.leaks(body)];
    this.violations.push(...faults.map(fault => `POST /reports as ${type}: ${fault}: ${body}`));
    if (faults.length === 0 && type === 'text/plain') this.batches.push(JSON.parse(body) as ReportsJson);
  }

  get reports(): ReportsJson['reports'] {
    return this.batches.flatMap(({ reports }) => reports);
  }

  private leaks(body: string): readonly string[] {
    const known = this.privateTexts().filter(value => new RegExp(`(?<!\\w)${escaped(value)}(?!\\w)`, 'i').test(body));
    return [
      ...known.map(value => `it contains '${value}'`),
      ...forbidden.filter(([, pattern]) => pattern.test(body)).map(([name]) => `it contains ${name}`),
    ];
  }
}

const escaped = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function shapeFaults(type: string, body: string): readonly string[] {
  const wanted = bodies[type];
  if (!wanted) return ['the collector does not know this type'];
  if (Buffer.byteLength(body) >= MOST_BYTES) return ['it is longer than a beacon may be'];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), wanted), body);
  return parsed.success ? [] : parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
