/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { host } from '../../.config/serve/host.js';

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'webpack leaflet photoswipe paddock',
};

const others = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
};

const api = 'https://api.example';
const reportUrl = `${api}/reports`;

/** Literal values: values imported from the file that sets them could disappear unnoticed. */
const served = {
  demo: {
    config: { backend: 'demo' },
    endpoints: undefined,
    added: { 'img-src': "'self' data: blob:", 'connect-src': "'self' blob:" },
  },
  http: {
    config: {
      backend: 'http',
      apiBaseUrl: api,
      cableUrl: 'wss://api.example/cable',
      cognito: { userPoolId: 'eu-central-1_AbCdEf123' },
      imageOrigins: [api],
      reportUrl,
    },
    endpoints: `paddock="${reportUrl}", default="${reportUrl}"`,
    added: {
      'img-src': `'self' data: blob: ${api}`,
      'connect-src': `'self' ${api} https://cognito-idp.eu-central-1.amazonaws.com wss://api.example`,
      'report-uri': reportUrl,
      'report-to': 'paddock',
    },
  },
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paddock-host-'));
  for (const file of ['index.html', 'main.abcdef0123.js']) writeFileSync(path.join(folder, file), 'start()');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(served))(
  'the host of the build, for the backend %s',
  (_, { config, endpoints, added }) => {
    it('sends every security header with every answer', async () => {
      const { origin, stop } = await host({ config, folder });
      for (const address of ['/', '/main.abcdef0123.js', '/config.json', '/browsing/browse', '/not/there.js']) {
        const { headers } = await fetch(`${origin}${address}`);
        expect(Object.fromEntries(headers)).toMatchObject(others);
        expect(headers.get('reporting-endpoints') ?? undefined).toBe(endpoints);
        const directives = (headers.get('content-security-policy') ?? '').split('; ').map(each => {
          const [name = '', ...sources] = each.split(' ');
          return [name, sources.join(' ')] as const;
        });
        expect(Object.fromEntries(directives)).toEqual({ ...policy, ...added });
      }
      await stop();
    });
  },
);
