import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { failed, success } from '../../src/domain/shared/Result';
import { FrameBatch } from '../../src/infrastructure/FrameBatch';
import { loadCode } from '../../src/infrastructure/loadCode';
import { loadRuntimeConfig, toRuntimeConfig } from '../../src/infrastructure/RuntimeConfig';
import { InMemoryClock } from '../twins/InMemoryClock';

describe('RuntimeConfig', () => {
  const http = {
    backend: 'http',
    apiBaseUrl: '',
    marketApiBaseUrl: 'https://market.example/',
    cableUrl: '/cable',
    cognito: { userPoolId: 'eu-central-1_AbCdEf123', clientId: 'client', endpoint: null },
    buyNowAcceptMethod: 'PUT',
    nativeApp: {
      deepLinkBase: 'paddock://',
      appStoreUrl: 'https://apps.example',
      playStoreUrl: 'https://play.example',
    },
    map: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Map' },
    flagUrl: null,
    registrationUrl: 'https://register.example/dealers',
    idleMinutes: 60,
    draftDays: 90,
    vitalsSample: 0.5,
  };
  const site = {
    nativeApp: null,
    map: null,
    flagUrl: null,
    registrationUrl: null,
    idleMinutes: 10_080,
    draftDays: 30,
    vitalsSample: 0.1,
  };

  const serving =
    (text: string, status = 200) =>
    async (address: string) =>
      new Response(address === '/config.json' ? text : 'elsewhere', { status });

  describe('loadRuntimeConfig', () => {
    it('reads the file that the build ships with', async () => {
      expect(await loadRuntimeConfig(serving('{"backend":"demo"}'))).toEqual(
        success({ backend: 'demo', demo: { offers: 600, tempo: 1, seed: 1 }, ...site }),
      );
    });

    it.each([
      ['is missing', serving('', 404)],
      ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ])('reports a file that %s', async (_, fetch) =>
      expect(await loadRuntimeConfig(fetch)).toEqual(failed({ key: '/config.json', problem: 'missingFile' })),
    );

    it('reports an HTML page in place of the file', async () =>
      expect(await loadRuntimeConfig(serving('<!doctype html>'))).toEqual(
        failed({ key: '/config.json', problem: 'invalidJson' }),
      ));
  });

  describe('the configuration that ships with a build', () => {
    it('starts the demo and links to the native app in both stores', () => {
      const shipped = toRuntimeConfig(JSON.parse(readFileSync('config.json', 'utf8')));
      expect(shipped).toMatchObject({
        ok: true,
        value: { backend: 'demo', nativeApp: { deepLinkBase: 'paddock://' } },
      });
      const { appStoreUrl, playStoreUrl } = (shipped.ok && shipped.value.nativeApp) || {};
      expect(appStoreUrl).toMatch(/^https:/);
      expect(playStoreUrl).toMatch(/^https:/);
    });
  });

  describe('toRuntimeConfig', () => {
    it('reads a backend and removes the slash at the end of a host', () => {
      expect(toRuntimeConfig(http)).toEqual(success({ ...http, marketApiBaseUrl: 'https://market.example' }));
    });

    it('fills in defaults for settings that a host omits', () => {
      const { backend, marketApiBaseUrl, cognito } = http;
      expect(toRuntimeConfig({ backend, marketApiBaseUrl, cognito })).toEqual(
        success({
          ...site,
          backend,
          marketApiBaseUrl: 'https://market.example',
          cognito,
          apiBaseUrl: '',
          cableUrl: '/cable',
          buyNowAcceptMethod: 'PUT',
        }),
      );
    });

    it('reads the settings of the demo', () => {
      const demo = { offers: 20_000, tempo: 0, seed: 7 };
      expect(toRuntimeConfig({ backend: 'demo', demo })).toEqual(success({ backend: 'demo', demo, ...site }));
      expect(toRuntimeConfig({ backend: 'demo', demo: { seed: 7 } })).toMatchObject(
        success({ demo: { offers: 600, tempo: 1, seed: 7 } }),
      );
    });

    it.each([
      ['backend', {}],
      ['backend', { backend: 'htpp' }],
      ['marketApiBaseUrl', { ...http, marketApiBaseUrl: undefined }],
      ['apiBaseUrl', { ...http, apiBaseUrl: 'api.example' }],
      ['cableUrl', { ...http, cableUrl: 'cable' }],
      ['cognito', { ...http, cognito: null }],
      ['cognito.userPoolId', { ...http, cognito: { ...http.cognito, userPoolId: 'the pool' } }],
      ['cognito.endpoint', { ...http, cognito: { ...http.cognito, endpoint: 'ftp://pool' } }],
      ['buyNowAcceptMethod', { ...http, buyNowAcceptMethod: 'PATCH' }],
      ['registrationUrl', { ...http, registrationUrl: 'javascript:alert(1)' }],
      ['map.tileUrl', { ...http, map: { attribution: 'Map' } }],
      ['imageOrigins.0', { ...http, imageOrigins: ['photos.example'] }],
      ['fileOrigins.0', { ...http, fileOrigins: ['files.example'] }],
      ['reportUrl', { ...http, reportUrl: 'reports' }],
      ['vitalsSample', { ...http, vitalsSample: 1.1 }],
      ['vitalsSample', { ...http, vitalsSample: -0.1 }],
      ['idleMinutes', { ...http, idleMinutes: 4 }],
      ['idleMinutes', { ...http, idleMinutes: 7.5 }],
      ['draftDays', { ...http, draftDays: 0 }],
      ['draftDays', { ...http, draftDays: 366 }],
      ['draftDays', { ...http, draftDays: 1.5 }],
      ['draftDays', { ...http, draftDays: null }],
      ['draftDays', { ...http, draftDays: '30' }],
      ['nativeApp.appStoreUrl', { ...http, nativeApp: { ...http.nativeApp, appStoreUrl: '' } }],
      ['demo.offers', { backend: 'demo', demo: { offers: 20_001 } }],
      ['demo.tempo', { backend: 'demo', demo: { tempo: -1 } }],
      ['demo.tempo', { backend: 'demo', demo: { tempo: Infinity } }],
      ['demo.seed', { backend: 'demo', demo: { seed: 'today' } }],
      ['/config.json', 'demo'],
      ['/config.json', null],
    ])('reports a wrong value of %s', (key, json) =>
      expect(toRuntimeConfig(json)).toEqual(failed({ key, problem: 'wrongValue' })),
    );

    describe.each(['http:', 'ws:'])('%s without encryption', scheme => {
      const at = (host: string) => ({ ...http, cableUrl: `${scheme}//${host}/cable` });

      it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is allowed on %s', host =>
        expect(toRuntimeConfig(at(host)).ok).toBe(true),
      );

      it.each(['api.example', 'localhost.example', '127.0.0.1.example', 'localhost:80@api.example', '10.0.0.1:3000'])(
        'is refused on %s',
        host => expect(toRuntimeConfig(at(host))).toEqual(failed({ key: 'cableUrl', problem: 'wrongValue' })),
      );
    });

    it.each([
      ['apiBaseUrl', { apiBaseUrl: 'http://api.example' }],
      ['marketApiBaseUrl', { marketApiBaseUrl: 'http://market.example' }],
      ['cognito.endpoint', { cognito: { ...http.cognito, endpoint: 'http://pool.example' } }],
      ['flagUrl', { flagUrl: 'http://flags.example' }],
      ['imageOrigins.1', { imageOrigins: ['https://photos.example', 'http://photos.example'] }],
      ['fileOrigins.0', { fileOrigins: ['http://files.example'] }],
      ['map.tileUrl', { map: { tileUrl: 'http://tiles.example/{z}/{x}/{y}.png', attribution: '' } }],
      ['registrationUrl', { registrationUrl: 'http://register.example' }],
      ['reportUrl', { reportUrl: 'http://reports.example' }],
    ])('refuses %s without encryption', (key, change) =>
      expect(toRuntimeConfig({ ...http, ...change })).toEqual(failed({ key, problem: 'wrongValue' })),
    );

    it.each(['{s}', '{r}', '{Z}', '{', '}'])('rejects a tile address that contains %s', part => {
      const map = { tileUrl: `https://tiles.example/${part}/{z}/{x}/{y}.png`, attribution: '' };
      expect(toRuntimeConfig({ ...http, map })).toEqual(failed({ key: 'map.tileUrl', problem: 'wrongValue' }));
    });

    it('has the keys that docs/operations.md documents, and no others', () => {
      const [live, demo] = [
        ...readFileSync('docs/operations.md', 'utf8').matchAll(/```json\n(\{\s*"backend"[^]*?)```/g),
      ].map(([, text]) => JSON.parse(text!) as Record<string, unknown>);
      for (const documented of [live!, demo!]) {
        const read = toRuntimeConfig(documented);
        const unread = Object.keys(documented).filter(key => !(read.ok && key in read.value));
        // Only the host reads the contact.
        expect(unread.filter(key => key !== 'securityContact')).toEqual([]);
      }
      const minimal = toRuntimeConfig({ backend: 'http', marketApiBaseUrl: '', cognito: http.cognito });
      const keys = Object.keys(minimal.ok ? minimal.value : {});
      expect(keys.filter(key => !(key in live!))).toEqual([]);
      expect(keys).toContain('idleMinutes');
    });

    it.each([5, 60, null])('takes %s as idleMinutes', idleMinutes =>
      expect(toRuntimeConfig({ ...http, idleMinutes })).toMatchObject(success({ idleMinutes })),
    );

    it.each([1, 30, 365])('takes %s as draftDays', draftDays =>
      expect(toRuntimeConfig({ ...http, draftDays })).toMatchObject(success({ draftDays })),
    );

    it('never chooses the demo unless the file asks for it', () => {
      const wish = fc.record({ backend: fc.jsonValue(), demo: fc.jsonValue(), cognito: fc.jsonValue() });
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), wish), json => {
          const config = toRuntimeConfig(json);
          if (config.ok && config.value.backend === 'demo') expect(json).toMatchObject({ backend: 'demo' });
        }),
      );
    });
  });
});

describe('FrameBatch', () => {
  function batching() {
    const clock = new InMemoryClock();
    const delivered: (readonly string[])[] = [];
    return { clock, delivered, batch: new FrameBatch<string>(clock, items => delivered.push(items)) };
  }

  it('delivers the items of a frame together, in their order', () => {
    const { batch, clock, delivered } = batching();
    batch.add('first');
    batch.add('second');
    expect(delivered).toEqual([]);
    clock.nextFrame();
    batch.add('third');
    clock.nextFrame();
    expect(delivered).toEqual([['first', 'second'], ['third']]);
  });

  it('delivers nothing for an empty frame, and runs no timer after it', () => {
    const { batch, clock, delivered } = batching();
    batch.add('item');
    clock.nextFrame();
    clock.nextFrame();
    expect(clock.pending).toBe(0);
    batch.add('later');
    clock.nextFrame();
    expect(delivered).toEqual([['item'], ['later']]);
  });

  it('delivers at once when it is flushed, and not again', () => {
    const { batch, clock, delivered } = batching();
    batch.add('item');
    batch.flush();
    batch.flush();
    expect(delivered).toEqual([['item']]);
    clock.nextFrame();
    expect(delivered).toEqual([['item']]);
    expect(clock.pending).toBe(0);
  });

  it('delivers nothing that was dropped', () => {
    const { batch, clock, delivered } = batching();
    batch.add('item');
    batch.drop();
    clock.nextFrame();
    expect(delivered).toEqual([]);
    expect(clock.pending).toBe(0);
  });
});

describe('loadCode', () => {
  test('returns the code', async () => {
    expect(await loadCode(Promise.resolve('the code'))).toEqual(success('the code'));
  });

  test('reports offline if the code cannot be loaded', async () => {
    expect(await loadCode(Promise.reject(new Error('Loading the chunk failed.')))).toEqual(
      failed({ reason: 'offline' }),
    );
  });

  test('reports outdated if the host no longer has the code', async () => {
    const gone = Object.assign(new Error('Loading chunk 12 failed.'), { request: 'https://paddock.example/bids.js' });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    expect(await loadCode(Promise.reject(gone))).toEqual(failed({ reason: 'outdated' }));
    jest.restoreAllMocks();
  });
});
