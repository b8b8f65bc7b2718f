/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CognitoPool } from './cognito/CognitoPool';
import { DemoPhotos } from './DemoPhotos';
import { type Fault, Faults } from './Faults';
import { HttpFront } from './HttpFront';
import { ReportCollector } from './ReportCollector';
import { RestApi } from './rest/RestApi';
import { ScriptedDealer } from './ScriptedDealer';

let server: Server;
let origin: string;
let dealer: ScriptedDealer;
let rest: RestApi;
let faults: Faults;
let front: HttpFront;

beforeEach(async () => {
  dealer = new ScriptedDealer();
  rest = new RestApi({ dealerOf: token => (token === 'good.token' ? dealer : undefined) });
  faults = new Faults(() => server.closeAllConnections());
  const pool = new CognitoPool({ poolId: 'eu-central-1_A', clientId: 'c', users: [] });
  front = new HttpFront({ rest, pool, photos: new DemoPhotos(), collector: new ReportCollector(() => []), faults });
  server = createServer((request, response) => void front.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.close().closeAllConnections();
  await once(server, 'close');
});

const browse = '/api/v2/offers/browse?page=1';
const headers = { authorization: 'Bearer good.token', 'content-type': 'application/json' };
const get = (path: string) => fetch(`${origin}${path}`, { headers: { authorization: headers.authorization } });
const body = JSON.stringify({ bet: { value: 8600, offer_id: 101 } });
const bid = () => fetch(`${origin}/api/v2/bets`, { method: 'POST', headers, body });
const isBidSent = { bid: 101, amount: 860000 };

it('the stand-in backend allows requests from any origin and lets browsers cache that', async () => {
  const preflight = await fetch(`${origin}/api/v2/bets`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type.*x-amz-target/);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
  expect(preflight.headers.get('access-control-max-age')).toBe('7200');
  const answer = await get(browse);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After, Date');
  expect(front.requests).toHaveLength(1);
});

it('the stand-in backend records requests without tokens', async () => {
  await get(`${browse}&filters%5Bmodel%5D=R`);
  await bid();
  await fetch(`${origin}/cognito/`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut' },
    body: JSON.stringify({ AccessToken: 'good.token' }),
  });
  expect(front.requests).toEqual([
    { method: 'GET', path: '/api/v2/offers/browse', query: 'page=1&filters%5Bmodel%5D=R', body: null },
    { method: 'POST', path: '/api/v2/bets', query: '', body: { bet: { value: 8600, offer_id: 101 } } },
    { method: 'POST', path: '/cognito/', query: '', body: null },
  ]);
  expect(JSON.stringify(front.requests)).not.toContain('good.token');
});

it('the stand-in backend serves cacheable photos and map tiles', async () => {
  for (const path of ['/demo/photos/camper-van-side-sand.svg', '/tiles/7/68/44.png']) {
    const image = await get(path);
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(image.headers.get('cache-control')).toBe('public, max-age=31536000');
  }
  expect((await get('/demo/photos/camper-van-side-pink.svg')).status).toBe(404);
});

describe('a fault of the stand-in backend', () => {
  it.each<[Fault, number]>([
    [{ status: 503 }, 503],
    [{ html: 200 }, 200],
  ])('such as %j replaces the work', async (fault, status) => {
    faults.fail('POST /api/v2/bets', fault);
    expect((await bid()).status).toBe(status);
    expect(dealer.asked).toEqual([]);
    expect((await bid()).status).toBe(200);
    expect(dealer.asked).toEqual([isBidSent]);
  });

  it('that drops the connection sends no answer and does no work', async () => {
    await get(browse);
    dealer.asked.length = 0;
    faults.fail('POST /api/v2/bets', { dropConnection: true });
    await expect(bid()).rejects.toThrow('fetch failed');
    expect(dealer.asked).toEqual([]);
  });

  it('that loses the answer leaves the work done once', async () => {
    await get(browse);
    dealer.asked.length = 0;
    faults.fail('POST /api/v2/bets', { loseAnswer: true });
    await expect(bid()).rejects.toThrow('fetch failed');
    expect(dealer.asked).toEqual([isBidSent]);
  });

  it('that delays the answer keeps the values at the time of the request', async () => {
    const { promise, release } = gate();
    faults.fail(`GET ${browse.split('?')[0]}`, { delay: promise });
    const slow = get(browse);
    await until(() => dealer.asked.length === 1);
    dealer.offer = { ...dealer.offer, label1: 'Renamed' };
    expect(await labelOf(await get(browse))).toBe('Renamed');
    release();
    expect(await labelOf(await slow)).toBe('BMW R 1250 GS');
  });

  it('that asks to try again later says so in a header', async () => {
    faults.fail('POST /api/v2/bets', { status: 429, retryAfter: '2' });
    const answer = await bid();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
    expect(dealer.asked).toEqual([]);
  });

  it('that truncates the body does the work once and ends the connection in the middle of the body', async () => {
    faults.fail('POST /api/v2/bets', { truncatedBody: true });
    const answer = await bid();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(dealer.asked).toEqual([isBidSent]);
  });

  it('that slows the body sends its rest later', async () => {
    const { promise, release } = gate();
    faults.fail('POST /api/v2/bets', { slowBody: promise });
    const reader = (await bid()).body!.getReader();
    const read = async () => Buffer.from((await reader.read()).value ?? []).toString();
    const first = await read();
    expect(first).toMatch(/^{"offer":/);
    expect(() => void JSON.parse(first)).toThrow(SyntaxError);
    const rest = read();
    release();
    expect(JSON.parse(first + (await rest))).toHaveProperty('offer');
    expect(dealer.asked).toEqual([isBidSent]);
  });

  it('that spoils the JSON keeps its content type', async () => {
    faults.fail('GET /api/v2/offers/*', { malformedJson: true });
    faults.fail('GET /api/v2/offers/*', { wrongShape: true });
    faults.fail('GET /api/v2/offers/*', { missingKeyInRow: { index: 0, key: 'hash_id' } });
    const half = await get(browse);
    expect(half.headers.get('content-type')).toContain('application/json');
    await expect(half.json()).rejects.toThrow(/JSON/);
    expect(await (await get(browse)).json()).toEqual({ unexpected: true });
    const { offers } = (await (await get(browse)).json()) as { offers: object[] };
    expect(offers.map(row => ['id', 'hash_id'].map(key => key in row))).toEqual([[true, false]]);
    expect(rest.violations).toEqual([]);
  });

  it('also affects the identity pool', async () => {
    faults.fail('POST /cognito/', { status: 500 });
    faults.fail('POST /cognito/', { dropConnection: true });
    const identify = () => fetch(`${origin}/cognito/`, { method: 'POST', body: '{}' });
    expect((await identify()).status).toBe(500);
    await expect(identify()).rejects.toThrow('fetch failed');
    expect((await identify()).status).toBe(400);
  });
});

function gate() {
  let release = (): void => undefined;
  const promise = new Promise<void>(resolve => (release = resolve));
  return { promise, release };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setImmediate(resolve));
}

async function labelOf(answer: Response): Promise<unknown> {
  const { offers } = (await answer.json()) as { offers: { label1: string }[] };
  return offers[0]?.label1;
}
