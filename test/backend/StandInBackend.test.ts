import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import type { OfferId } from '../../src/domain/offers/Offer';
import { toClientJson } from '../../src/infrastructure/http/selling/HttpClients';
import { aMarketplace, dealerOf, sellerEmail } from '../infrastructure/demo/market/aMarketplace';
import vectors from '../infrastructure/http/rackVectors.json';
import { someClientValues } from '../support/someClientValues';
import { DemoPhotos } from './DemoPhotos';
import { ReportCollector } from './ReportCollector';
import { publicRoutes } from './rest/publicRoutes';
import { RestApi } from './rest/RestApi';
import { restRoutes } from './rest/restRoutes';
import { queryParser } from './wire/queryParser';

describe('ReportCollector', () => {
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

describe('DemoPhotos', () => {
  const photos = new DemoPhotos();

  it('paints a template in its three tones', () => {
    const red = photos.svg('motorbike-naked-side-red.svg');
    expect(red).toMatch(/^<svg /);
    expect(red).toContain('#c4262e');
    expect(red).not.toContain('PAINT');
    expect(photos.svg('motorbike-naked-side-blue.svg')).not.toBe(red);
  });

  it.each([
    'motorbike-naked-side-pink.svg',
    'hovercraft-side-red.svg',
    '../photos/paints.json',
    'motorbike-naked-side.svg',
  ])('has no %s', name => {
    expect(photos.svg(name)).toBeNull();
  });
});

describe('the page about the wire', () => {
  const textOf = (...parts: string[]): string => readFileSync(path.join(__dirname, ...parts), 'utf8');

  /** What the rows of a section's tables name in their first column. */
  function rowsUnder(heading: string): string[] {
    const section =
      textOf('../../docs/wire.md')
        .split(/^## /m)
        .find(text => text.startsWith(heading)) ?? '';
    return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!).sort();
  }

  /** `PUT /dealers_api/clients/:id` for the pattern of a route. The market API has a base URL of its own. */
  const readable = (call: RegExp): string =>
    call.source
      .replace(/^\^|\$$/g, '')
      .replaceAll('\\/', '/')
      .replace(/\([^)]+\)/g, ':id')
      .replace(' /market/', ' /');

  const accepted = { ok: true, value: undefined } as const;

  it('names each call that the stand-in answers, and no other', () => {
    const routes = [
      ...publicRoutes({ forgotPassword: () => accepted, renewPassword: () => accepted }),
      ...restRoutes({ buyNowAcceptMethod: 'PUT', recordAnalytics: () => {} }),
    ];
    expect(rowsUnder('REST')).toEqual(routes.map(({ call }) => readable(call)).sort());
  });

  it('names each channel that the app subscribes to, and no other', () => {
    const subscribed = textOf('../../src/infrastructure/actionCable/CableChannels.ts').match(
      /(?<=\[')\w+Channel(?=')/g,
    );
    expect(rowsUnder('Action Cable')).toEqual(subscribed?.sort());
  });

  it('names each flow of the user pool', () => {
    const [, calls = ''] = /^type CognitoCall =([^;]+);/m.exec(textOf('cognito/CognitoPool.ts')) ?? [];
    expect(rowsUnder('Cognito')).toEqual(calls.match(/\w+/g)?.sort());
  });
});

describe('RestApi', () => {
  const signedIn = { authorization: 'Bearer good.token' };
  const withJson = { ...signedIn, 'content-type': 'application/json' };
  const { marketplace } = aMarketplace({ offers: 20 });

  /** The API for a seller; `asked` names what it asks of the market. */
  function standing(options: { buyNowAcceptMethod?: 'PUT' | 'POST' } = {}) {
    const asked: string[] = [];
    const dealer = new Proxy(dealerOf(marketplace, sellerEmail), {
      get: (target, name: 'like') => (id: OfferId) => (asked.push(name), target[name](id)),
    });
    const api = new RestApi({ ...options, dealerOf: token => (token === 'good.token' ? dealer : undefined) });
    const ask = (call: string, { headers = signedIn, body = '' }: { headers?: object; body?: string } = {}) => {
      const [method = '', address = ''] = call.split(' ');
      const [path = '', query = ''] = address.split('?');
      return api.answer({ method, path, query, headers: { ...headers }, body });
    };
    const write = (call: string, json: unknown) => ask(call, { headers: withJson, body: JSON.stringify(json) });
    return { api, asked, ask, write };
  }

  it('the API accepts a fixed price only with the configured method', () => {
    const { api, asked, write } = standing({ buyNowAcceptMethod: 'POST' });
    write('PUT /api/v2/buy_now_contracts/accept', { buy_now_contract: { offer_id: 101 } });
    expect(asked).toEqual([]);
    expect(api.violations).toEqual(['PUT /api/v2/buy_now_contracts/accept: this server has no such call']);
    write('POST /api/v2/buy_now_contracts/accept', { buy_now_contract: { offer_id: 101 } });
    expect(asked).toEqual(['acceptBuyNow']);
  });

  describe('a request without a session', () => {
    it('is a violation only if the client had a valid token before, and does not ask for the profile', () => {
      const { api, ask } = standing();
      const list = 'GET /api/v2/offers/browse?page=1';
      expect(ask(list, { headers: { authorization: 'Bearer old.token' } }).status).toBe(401);
      expect(ask(list, { headers: {} }).status).toBe(401);
      ask('GET /api/v2/profiles');
      expect(ask('GET /api/v2/profiles', { headers: {} }).status).toBe(401);
      expect(api.violations).toEqual([]);
      expect(ask(list, { headers: {} }).status).toBe(401);
      expect(api.violations).toEqual(['GET /api/v2/offers/browse: Authorization is missing']);
    });
  });

  describe('an invalid request', () => {
    const list = 'GET /api/v2/offers/browse';
    it.each([
      [`${list}`, 400, 'query: page: Invalid key: Expected "page" but received undefined'],
      [`${list}?page=0`, 400, 'query: page: must be a whole number from 1'],
      [`${list}?page=1&page=2`, 400, 'query: page is given twice'],
      [`${list}?page=1&vehicle_type=Motorbike`, 400, 'query: vehicle_type: Invalid key'],
      [`${list}?page=1&filters[colour]=red`, 400, 'query: filters.colour: Invalid key'],
      [`${list}?page=1&filters[model]=`, 400, 'query: filters.model: must be left out where it is empty'],
      [`${list}?page=1&filters[vehicle_type]=motorbike`, 400, 'query: filters.vehicle_type: Invalid type'],
      [`${list}?page=1&filters[vehicle_type][]=Motorbike`, 400, 'query: filters.vehicle_type: Invalid type'],
      [`${list}?page=1&filters=%7B%22model%22%3A%22R%22%7D`, 400, 'query: filters: Invalid type'],
      [`${list}?page=1&filters[damaged]=1`, 400, 'query: filters.damaged: Invalid type'],
      [`${list}?page=1&filters[distance]=25`, 400, 'query: filters.distance: Invalid type'],
      [`${list}?page=1&filters[country_code]=Germany`, 400, 'query: filters.country_code: must be two capital letters'],
      [`${list}?page=1&filters[model]=M\u00fcnch`, 400, "query: '\u00fc' must be percent-encoded"],
      [`${list}?page=1&filters[zip_code]=1;2`, 400, "query: ';' must be percent-encoded"],
      [`${list}?page=1&buy_now_only=false`, 400, 'query: buy_now_only: Invalid type'],
      [`${list}?page=1&filters[zip_code]=50%`, 400, "query: '50%' is not percent-encoded UTF-8"],
      ['GET /api/v2/offers/50%', 400, "path: '50%' is not percent-encoded UTF-8"],
      ['GET /api/v2/profiles?fresh=1', 400, 'query: this call has no parameters'],
      ['POST /api/v2/offers/browse', 404, 'this server has no such call'],
    ])('%s is refused', (call, status, words) => {
      const { api, asked, ask } = standing();
      const { json, ...answer } = ask(call);
      expect(answer).toEqual({ status });
      expect(JSON.stringify(json)).toContain(JSON.stringify(words).slice(1, -1));
      expect(api.violations).toEqual([expect.stringContaining(words)]);
      expect(asked).toEqual([]);
    });

    it.each([
      ['an extra key', { bet: { value: 1, offer_id: 101, currency: 'EUR' } }, 'bet.currency: Invalid key'],
      ['a missing key', { bet: { value: 1 } }, 'bet.offer_id: Invalid key'],
      ['a bare body', { value: 1, offer_id: 101 }, 'bet: Invalid key'],
      ['a text for an amount', { bet: { value: '8500', offer_id: 101 } }, 'bet.value: Invalid type'],
      ['an amount of nothing', { bet: { value: 0, offer_id: 101 } }, 'bet.value: Invalid value'],
      ['a hash id for a number', { bet: { value: 1, offer_id: 'MB-7F3K2' } }, 'bet.offer_id: Invalid type'],
    ])('for a bid with %s is refused', (_what, body, words) => {
      const { api, asked, write } = standing();
      expect(write('POST /api/v2/bets', body).status).toBe(422);
      expect(api.violations).toEqual([expect.stringContaining(words)]);
      expect(asked).toEqual([]);
    });

    it.each([
      ['no Content-Type', signedIn, '{"liked_offer":{"offer_id":101}}', 415],
      [
        'a form',
        { ...signedIn, 'content-type': 'application/x-www-form-urlencoded' },
        'liked_offer[offer_id]=101',
        415,
      ],
      ['no body', withJson, '', 400],
      ['half a body', withJson, '{"liked_offer":', 400],
      ['a bare token', { ...withJson, authorization: 'good.token' }, '{"liked_offer":{"offer_id":101}}', 401],
      ['an empty token', { ...withJson, authorization: 'Bearer ' }, '{"liked_offer":{"offer_id":101}}', 401],
      [
        'the token undefined',
        { ...withJson, authorization: 'Bearer undefined' },
        '{"liked_offer":{"offer_id":101}}',
        401,
      ],
    ])('for a like with %s is refused', (_what, headers, body, status) => {
      const { api, asked, ask } = standing();
      expect(ask('POST /api/v2/liked_offers', { headers, body }).status).toBe(status);
      expect(api.violations).toHaveLength(1);
      expect(asked).toEqual([]);
    });

    it.each([
      ['a blank text', { offer: { hash_id: 'MB-7F3K2' }, message: { body: ' ' } }],
      ['a text that was not trimmed', { offer: { hash_id: 'MB-7F3K2' }, message: { body: 'Hello ' } }],
      ['an offer by its number', { offer: { hash_id: 101 }, message: { body: 'Hello' } }],
      ['a key too many', { offer: { hash_id: 'MB-7F3K2' }, message: { body: 'Hello', author: 'dealer' } }],
    ])('for a message with %s is refused', (_what, message) => {
      const { api, asked, write } = standing();
      expect(write('POST /api/v2/messages', message)).toMatchObject({ status: 422 });
      expect(asked).toEqual([]);
      expect(api.violations).toHaveLength(1);
    });

    const CLIENTS = '/market/dealers_api/clients';
    const good = toClientJson(someClientValues());
    it.each([
      [`GET ${CLIENTS}`, undefined, 400],
      [`GET ${CLIENTS}?page=0`, undefined, 400],
      [`GET ${CLIENTS}?page=1&query=x`, undefined, 400],
      ['GET /dealers_api/clients?page=1', undefined, 404],
      [`GET ${CLIENTS}/seven`, undefined, 404],
      [`POST ${CLIENTS}`, { client: good }, 422],
      [`POST ${CLIENTS}`, { ...good, email_address: 'a@b.example' }, 422],
      [`POST ${CLIENTS}`, { ...good, place: ' Kiel' }, 422],
      [`POST ${CLIENTS}`, { ...good, country: '' }, 422],
      [`PUT ${CLIENTS}/7`, {}, 422],
      [`DELETE ${CLIENTS}/7`, {}, 422],
      ['PUT /market/dealers/clients/7', { client: { name: 'Kiel', email: 'a@b.example' } }, 404],
      ['PUT /dealers/clients/7', { client: { name: 'Kiel', email: 'a@b.example' } }, 404],
    ])('of the market API is refused: %s %j', (call, json, status) => {
      const { api, asked, ask, write } = standing();
      expect((json ? write(call, json) : ask(call)).status).toBe(status);
      expect(api.violations).toHaveLength(1);
      expect(asked.filter(name => name !== 'selling')).toEqual([]);
    });

    it('for an event tagged with an email in mixed case is refused', () => {
      const { api, write } = standing();
      const event = { event_name: 'dealer_create_bet', event_tags: ['Ada@b.example'], event_data: {} };
      expect(write('POST /analytics/create', event).status).toBe(422);
      expect(api.violations).toEqual([expect.stringContaining('event_tags.0: must be the e-mail in lower case')]);
      expect(api.analytics).toEqual([]);
    });
  });
});

describe('queryParser', () => {
  interface Read {
    query: string;
    parsed?: unknown;
    refused?: boolean;
  }

  /** As Rack 2.2 reads them; `npm run test:all` compares with the installed one. */
  const read: readonly (readonly [query: string, parsed: unknown])[] = [
    ['', {}],
    ['page=2', { page: '2' }],
    ['page=1&page=2', { page: '2' }],
    ['a', { a: null }],
    ['a=', { a: '' }],
    ['=b', {}],
    ['&&a=1&', { a: '1' }],
    ['a=1;b=2', { a: '1', b: '2' }],
    ['a=b=c', { a: 'b=c' }],
    ['filters[vehicle_type]=Motorbike&page=2', { filters: { vehicle_type: 'Motorbike' }, page: '2' }],
    ['filters%5Bvehicle_type%5D=Motorbike&page=2', { filters: { vehicle_type: 'Motorbike' }, page: '2' }],
    [
      'filters[total_mileage_from]=0&filters[total_mileage_to]=20000&buy_now_only=true',
      { filters: { total_mileage_from: '0', total_mileage_to: '20000' }, buy_now_only: 'true' },
    ],
    ['key[]=a&key[]=b', { key: ['a', 'b'] }],
    ['key%5B%5D=a&key%5B%5D=', { key: ['a', ''] }],
    ['a[b][]=1&a[b][]=2', { a: { b: ['1', '2'] } }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['a[][x]=1&a[][y]=2&a[][x]=3', { a: [{ x: '1', y: '2' }, { x: '3' }] }],
    ['a[][x][y]=1&a[][x][z]=2', { a: [{ x: { y: '1', z: '2' } }] }],
    ['a[][]=1', { a: [['1']] }],
    ['a[][x][]=1&a[][x][]=2', { a: [{ x: ['1', '2'] }] }],
    ['filters[model]=R+1250%20GS', { filters: { model: 'R 1250 GS' } }],
    ['filters[model]=%26%3D%3B%5B%5D%25%2B', { filters: { model: '&=;[]%+' } }],
    ['filters[model]=M%C3%BCnchen+%E2%82%AC', { filters: { model: 'München €' } }],
    ['a[=1', { 'a[': '1' }],
    ['a[b=1', { a: { b: '1' } }],
    ['a]=1', { a: '1' }],
    ['[a]=1', { a: '1' }],
    ['[]=1', {}],
    ['a[b]c=1', { a: { b: { c: '1' } } }],
    ['a[[b]]=1', { a: { b: '1' } }],
    ['a[b]=1&a[b]=2', { a: { b: '2' } }],
    [
      'constructor=1&__proto__=2&a[__proto__][b]=3',
      { constructor: '1', ['__proto__']: '2', a: { ['__proto__']: { b: '3' } } },
    ],
    ['a[b]', { a: { b: null } }],
    ['a[]', { a: [null] }],
    ['a%5B%62%5D=1', { a: { b: '1' } }],
  ];

  const refused = ['a=1&a[b]=2', 'a[]=1&a[b]=2', 'a[b]=1&a[]=2', 'a=%', 'a=%zz', 'a=100%', 'a%=1'];

  const rackAsked = `
  require 'json'
  puts JSON.generate(JSON.parse($stdin.read).map do |query|
    { query: query, parsed: Rack::Utils.parse_nested_query(query) }
  rescue StandardError
    { query: query, refused: true }
  end)`;

  const hasRack = spawnSync('ruby', ['-rrack', '-e', 'exit']).status === 0;

  function understood(query: string): Read {
    try {
      return { query, parsed: queryParser.parse(query) };
    } catch {
      return { query, refused: true };
    }
  }

  function rack(queries: string[]): Read[] {
    const { stdout } = spawnSync('ruby', ['-rrack', '-e', rackAsked], {
      input: JSON.stringify(queries),
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as Read[];
  }

  it.each([...read, ...vectors.map(({ fed, parsed }) => [fed, parsed] as const)])(
    'reads %j like Rack',
    (query, parsed) => expect(understood(query)).toEqual({ query, parsed }),
  );

  it.each(refused)('refuses %j like Rack', query => expect(understood(query)).toEqual({ query, refused: true }));

  it('names what it cannot read', () => {
    expect(() => queryParser.parse('zip_code=100%')).toThrow("'100%' is not percent-encoded UTF-8");
    expect(() => queryParser.parse('filters=Motorbike&filters[model]=R')).toThrow(
      "expected a hash for parameter 'filters'",
    );
  });

  const piece = fc.constantFrom(
    'a',
    'b',
    '[',
    ']',
    '[]',
    '[a]',
    '[b]',
    '=',
    '&',
    ';',
    '%5B',
    '%5D',
    '+',
    '%20',
    '%C3%BC',
    ' ',
  );
  const querySoup = fc.array(piece, { maxLength: 14 }).map(pieces => pieces.join(''));

  if (hasRack) {
    it('reads any query like the installed Rack', () => {
      const queries = fc.sample(querySoup, { numRuns: 2000, seed: 7 });
      expect(queries.map(understood)).toEqual(rack(queries));
    });
  }
});
