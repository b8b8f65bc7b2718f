/** @jest-environment node */
import { Faults } from './Faults';

const refused = { status: 503 } as const;

it('a fault applies the given number of times and only to matching calls', () => {
  const faults = new Faults(() => undefined);
  faults.fail('POST /api/v2/bets', refused, 2);
  const calls = [
    'GET /api/v2/bets',
    'POST /api/v2/bets',
    'POST /api/v2/bets/1',
    'POST /api/v2/bets',
    'POST /api/v2/bets',
  ];
  expect(calls.map(call => faults.take(call))).toEqual([undefined, refused, undefined, refused, undefined]);
});

it('a star in a fault matches one segment, and the query is ignored', () => {
  const faults = new Faults(() => undefined);
  faults.fail('GET /api/v2/offers/*', refused, Infinity);
  expect(faults.take('GET /api/v2/offers/browse?page=1&filters[model]=a/b')).toBe(refused);
  expect(faults.take('GET /api/v2/offers/101')).toBe(refused);
  expect(faults.take('GET /api/v2/offers/a/b')).toBeUndefined();
  expect(faults.take('GET /apiXv2/offers/101')).toBeUndefined();
});

it('a regular expression in a fault sees the query', () => {
  const faults = new Faults(() => undefined);
  faults.fail(/\/browse\?page=2/g, refused, 2);
  const calls = [
    'GET /api/v2/offers/browse?page=1',
    'GET /api/v2/offers/browse?page=2',
    'GET /api/v2/offers/browse?page=2',
  ];
  expect(calls.map(call => faults.take(call))).toEqual([undefined, refused, refused]);
});

it('faults apply oldest first until they are cleared', () => {
  const faults = new Faults(() => undefined);
  const html = { html: 200 } as const;
  faults.fail('GET /a', refused);
  faults.fail('GET /a', html);
  faults.fail('GET /a', refused);
  faults.latency(5);
  expect([faults.take('GET /a'), faults.take('GET /a')]).toEqual([refused, html]);
  faults.clear();
  expect(faults.take('GET /a')).toBeUndefined();
  expect(faults.delayMilliseconds).toBe(0);
});

it('the server closes open connections when it goes down', () => {
  let cuts = 0;
  const faults = new Faults(() => (cuts += 1));
  faults.down();
  expect([faults.isDown, cuts]).toEqual([true, 1]);
  faults.up();
  expect([faults.isDown, cuts]).toEqual([false, 1]);
});
