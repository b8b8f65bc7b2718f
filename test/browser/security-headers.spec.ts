import { expect, test } from './support/test';

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
  'trusted-types': 'webpack leaflet photoswipe',
};

const others = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Literal values: values imported from the file that sets them could disappear unnoticed. */
for (const backend of ['demo', 'http'] as const) {
  // They ask the host, without a page.
  test.describe(backend, { tag: '@main' }, () => {
    test.use({ backend, signedIn: null });

    test('every answer of the host carries every security header', async ({ request, market }) => {
      const html = await (await request.get('/')).text();
      const script = /src="?([^"\s>]+\.js)/.exec(html)?.[1] ?? '';
      expect(script).not.toBe('');
      const backends = market.standIn ? [market.standIn.origin] : [];
      for (const address of ['/', script, '/config.json', '/browsing/browse', '/not/there']) {
        const headers = (await request.get(address)).headers();
        expect(headers, address).toMatchObject(others);
        const reportUrl = market.standIn && `${market.standIn.origin}/reports`;
        const endpoints = reportUrl === null ? undefined : `paddock="${reportUrl}", default="${reportUrl}"`;
        expect(headers['reporting-endpoints'], address).toBe(endpoints);
        const directives = (headers['content-security-policy'] ?? '').split('; ').map(each => {
          const [name = '', ...sources] = each.split(' ');
          return [name, sources.join(' ')] as const;
        });
        expect(Object.fromEntries(directives), address).toEqual({
          ...policy,
          ...(reportUrl !== null && { 'report-uri': reportUrl, 'report-to': 'paddock' }),
          'img-src': ["'self'", 'data:', 'blob:', ...backends].join(' '),
          'connect-src': ["'self'", ...backends, ...backends.map(origin => origin.replace('http', 'ws'))].join(' '),
        });
      }
    });
  });
}
