import * as fc from 'fast-check';
import { leavesOutcomeOpen } from '../../../../src/domain/shared/Failure';
import { failed, success } from '../../../../src/domain/shared/Result';
import type { HttpClient } from '../../../../src/infrastructure/http/client/HttpClient';
import { retryAfter } from '../../../../src/infrastructure/http/client/toFailure';
import { type JsonReader, readNothing } from '../../../../src/infrastructure/http/json/reading/JsonReader';
import { anHttpClient, settled } from '../anHttpClient';
import { empty, json, type Reply } from '../ScriptedHost';
import { ScriptedTokens } from '../ScriptedTokens';

describe('HttpClient', () => {
  const readAnything: JsonReader<unknown> = value => success(value);
  const readText: JsonReader<string> = value => (typeof value === 'string' ? success(value) : failed('body'));
  const profiles = { path: '/api/v2/profiles', read: readAnything };
  const bet = { method: 'POST', path: '/api/v2/bets', body: { bet: 1 }, read: readAnything } as const;
  const html: Reply = { status: 200, text: '<!doctype html><title>Please sign in to this network</title>' };

  describe('an HTTP request', () => {
    it('carries the token and its parameters in bracketed keys', async () => {
      const { client, host } = anHttpClient([json({})]);
      await client.get({ ...profiles, query: { page: 2, filters: { model: 'R & S', damaged: '' } } });
      const address = 'https://api.example/api/v2/profiles?page=2&filters%5Bmodel%5D=R%20%26%20S';
      expect(host.asked).toEqual([
        { method: 'GET', address, headers: { accept: 'application/json', authorization: 'Bearer first' }, body: null },
      ]);
    });

    it('always asks the server and never the cache of the browser, also when it is repeated', async () => {
      const { client, host, clock } = anHttpClient(['networkFault', json({})]);
      const read = client.get(profiles);
      await settled();
      clock.advance(1_000);
      await read;
      await client.write(bet);
      expect(host.caches).toEqual(['no-store', 'no-store', 'no-store']);
    });

    it.each([
      ['there is no token', new ScriptedTokens(null)],
      [
        'the token cannot be obtained',
        Object.assign(new ScriptedTokens(), { current: () => Promise.reject(new Error('pool')) }),
      ],
    ])('is sent without a token if %s', async (_, tokens) => {
      const { client, host } = anHttpClient([json('here')], { tokens });
      expect(await client.get(profiles)).toEqual(success('here'));
      expect(host.tokens).toEqual([undefined]);
    });
  });

  describe('a write without a network', () => {
    const isOffline = () => true;
    const asked = ({ method, address }: { method: string; address: string }) => `${method} ${address}`;

    it('is not sent if the browser says so and a read of the same host fails at once', async () => {
      const { client, host } = anHttpClient(['networkFault'], { isOffline });
      const answer = await client.write(bet);
      expect(answer).toEqual(failed({ reason: 'notSent' }));
      expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(false);
      expect(host.asked.map(asked)).toEqual(['GET https://api.example/read']);
    });

    it.each<[string, Reply]>([
      ['an answer', json({})],
      ['a refusal', empty(401)],
      ['an error', empty(503)],
    ])('is sent if the read of the host brings %s, because the browser is wrong', async (_, reply) => {
      const { client, host } = anHttpClient([reply, json({})], { isOffline });
      expect((await client.write(bet)).ok).toBe(true);
      expect(host.asked.map(asked)).toEqual(['GET https://api.example/read', 'POST https://api.example/api/v2/bets']);
    });

    it('is sent if the read of the host does not fail at once', async () => {
      const { client, host, clock } = anHttpClient(['silence', json({})], { isOffline });
      const answer = client.write(bet);
      await settled();
      clock.advance(2_000);
      expect((await answer).ok).toBe(true);
      expect(host.asked).toHaveLength(2);
    });

    it('is sent without a read if the browser says nothing, and its outcome is open if it fails', async () => {
      const { client, host } = anHttpClient(['networkFault'], { isOffline: () => false });
      const answer = await client.write(bet);
      expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
      expect(host.asked.map(asked)).toEqual(['POST https://api.example/api/v2/bets']);
    });

    it('reads no host after the session has ended', async () => {
      const { client, host } = anHttpClient(['networkFault'], { isOffline, mayCall: () => false });
      expect(await client.write(bet)).toEqual(failed({ reason: 'unauthorized' }));
      expect(host.asked).toEqual([]);
    });
  });

  describe('the time of the server', () => {
    type Call = (client: HttpClient) => Promise<unknown>;
    const headers = { Date: 'Thu, 19 Nov 2026 08:00:00 GMT', Age: '60' };
    const at = (reply: Reply): Reply => (typeof reply === 'object' ? { ...reply, headers } : reply);
    const timesOf = async (call: Call, reply: Reply) => {
      const times: number[] = [];
      const { client } = anHttpClient([reply], {
        onTimeStated: time => times.push(time),
        tokens: new ScriptedTokens(null),
      });
      await call(client);
      return times;
    };
    const read: Call = client => client.get({ ...profiles, read: readText });
    const write: Call = client => client.write(bet);

    it('is told by a successful answer, with the age that a cache on the way states', async () => {
      const time = Date.UTC(2026, 10, 19, 8, 1);
      expect(await timesOf(read, at(json('here')))).toEqual([time]);
      expect(await timesOf(write, at(json({})))).toEqual([time]);
    });

    it.each<[string, Call, Reply]>([
      ['the page of a proxy with status 200', read, at(html)],
      ['the page of a firewall', read, at({ ...html, status: 403 })],
      ['an error of the server', write, at(json({}, 500))],
      ['a refusal', write, at(json({ errors: { base: ['Too low.'] } }, 422))],
      ['a refusal with status 200', write, at(json({ success: false }))],
      ['an answer that breaks the contract', read, at(json(7))],
      ['an answer without a body', write, at(empty(204))],
      ['an answer without a date', read, json('here')],
      [
        'an answer with an age that cannot be',
        read,
        { status: 200, text: '"here"', headers: { ...headers, Age: '1e308' } },
      ],
    ])('is not told by %s', async (_, call, reply) => {
      expect(await timesOf(call, reply)).toEqual([]);
    });
  });

  describe('an HTTP answer', () => {
    it.each([
      [409, { reason: 'refused', status: 409, message: 'Too low. Sorry.', fields: { value: 'Too low.' } }],
      [422, { reason: 'refused', status: 422, message: 'Too low. Sorry.', fields: { value: 'Too low.' } }],
      [404, { reason: 'notFound', message: 'Too low. Sorry.' }],
    ])('with status %d is a failure', async (status, failure) => {
      const { client } = anHttpClient([json({ errors: { value: ['Too low.'], base: ['Sorry.'] } }, status)]);
      expect(await client.write(bet)).toEqual(failed(failure));
    });

    it.each([
      ['{"success":false}', null],
      ['{"success":false,"message":"Sold."}', 'Sold.'],
      ['{"error":"Sold."}', 'Sold.'],
      ['{"error":true}', null],
      ['{"errors":["Sold.","Sorry."]}', 'Sold. Sorry.'],
      ['{"errors":"Sold."}', 'Sold.'],
      ['{"errors":{},"error":{"message":"Sold."},"offer":{"id":1}}', 'Sold.'],
    ])('with status 200 and the text %s refuses a write', async (text, message) => {
      const { client, problems } = anHttpClient([{ status: 200, text }]);
      expect(await client.write(bet)).toEqual(
        failed(expect.objectContaining({ reason: 'refused', status: 200, message })),
      );
      expect(problems).toMatchObject([{ where: 'POST /api/v2/bets', what: 'The answer refuses the request. 200' }]);
      expect(await anHttpClient([{ status: 200, text }]).client.get(profiles)).toMatchObject({ ok: true });
    });

    it('with status 200 has its messages by field if it refuses a write', async () => {
      const { client } = anHttpClient([json({ errors: { value: ['Too low.'], base: ['Sorry.'] } })]);
      expect(await client.write(bet)).toEqual(
        failed({ reason: 'refused', status: 200, message: 'Too low. Sorry.', fields: { value: 'Too low.' } }),
      );
    });

    it.each([
      '{}',
      '[]',
      '7',
      'true',
      '{"success":true,"errors":{},"error":null}',
      '{"errors":{"value":[" "]},"error":""}',
    ])('with status 200 and the text %s refuses nothing', async text => {
      expect(await anHttpClient([{ status: 200, text }]).client.write(bet)).toEqual(success(JSON.parse(text)));
    });

    it('may have one text for a field', async () => {
      const { client } = anHttpClient([{ status: 400, text: '{"errors":{"base":"One text."}}' }]);
      expect(await client.write(bet)).toEqual(failed({ reason: 'refused', status: 400, message: 'One text.' }));
    });

    describe.each([
      '',
      '{}',
      '{"errors":{}}',
      '{"errors":{"value":[]}}',
      '{"errors":{"base":[" "]}}',
      '{"errors":["Upstream timed out."]}',
      '{"error":"Forbidden"}',
      '<!doctype html><title>Blocked</title>',
    ])('with the text %j', text => {
      it.each([400, 403, 404, 408, 409, 422, 425, 499])(
        'and status %d leaves the outcome of a write open',
        async status => {
          const answer = await anHttpClient([{ status, text }]).client.write(bet);
          expect(answer).toEqual(failed({ reason: 'serverFailed', status }));
          expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
        },
      );

      it.each([
        [403, { reason: 'refused', status: 403, message: null }],
        [404, { reason: 'notFound' }],
        [408, { reason: 'serverFailed', status: 408 }],
      ])('and status %d tells a GET what the status says', async (status, failure) => {
        const { client } = anHttpClient([{ status, text }]);
        expect(await client.get(profiles)).toEqual(failed(failure));
      });
    });

    it.each([
      '',
      '{}',
      'Retry later',
      '<!doctype html><title>Too many requests</title>',
      '{"errors":{"base":["Wait."]}}',
    ])('with status 429 and the text %j says that a write was not processed, and when to try again', async text => {
      const answer = await anHttpClient([{ status: 429, text, headers: { 'Retry-After': '20' } }]).client.write(bet);
      expect(answer).toEqual(failed({ reason: 'tooManyRequests', retryAfter: 20 }));
      expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(false);
    });

    it('that is an HTML page instead of JSON breaks the contract, even if no content is expected', async () => {
      const broken = failed({ reason: 'brokenContract', endpoint: 'POST /api/v2/bets', key: 'body' });
      expect(await anHttpClient([html]).client.write(bet)).toEqual(broken);
      expect(await anHttpClient([html]).client.write({ ...bet, read: readNothing })).toEqual(broken);
    });

    it.each([empty(204), empty(200), json({ ignored: true })])(
      'may be empty if no content is expected',
      async reply => {
        expect(await anHttpClient([reply]).client.write({ ...bet, read: readNothing })).toEqual(success(undefined));
      },
    );

    it('that cannot be read is reported with its endpoint and key', async () => {
      const { client } = anHttpClient([json({})]);
      const answer = await client.get({ path: '/api/v2/offers/browse', read: () => failed('total_pages') });
      expect(answer).toEqual(
        failed({ reason: 'brokenContract', endpoint: 'GET /api/v2/offers/browse', key: 'total_pages' }),
      );
    });

    it('is reported without the id that its address contains', async () => {
      const { client, host, problems } = anHttpClient([empty(404), empty(500)]);
      await client.get({ ...profiles, id: 'MB 1/2' });
      await client.write({ ...bet, id: 7 });
      expect(host.asked.map(({ address }) => address)).toEqual([
        'https://api.example/api/v2/profiles/MB%201%2F2',
        'https://api.example/api/v2/bets/7',
      ]);
      expect(problems.map(({ where }) => where)).toEqual(['GET /api/v2/profiles/:id', 'POST /api/v2/bets/:id']);
    });

    it('is logged if something was dropped or refused, without parameters and tokens', async () => {
      const dropping: JsonReader<unknown> = (value, drop) => (drop('offers.3.id'), success(value));
      const { client, problems } = anHttpClient([json({}), json({}, 422), empty(500), empty(401), empty(401)]);
      await client.get({ ...profiles, query: { zip_code: '04109' }, read: dropping });
      await client.get({ ...profiles, query: { zip_code: '04109' } });
      await client.write(bet);
      await client.write(bet);
      expect(problems).toEqual([
        { kind: 'elementDropped', where: 'GET /api/v2/profiles', what: 'offers.3.id' },
        { kind: 'unexpected', where: 'GET /api/v2/profiles', what: 'Network response was not ok. 422' },
        { kind: 'unexpected', where: 'POST /api/v2/bets', what: 'Network response was not ok. 500' },
        {
          kind: 'unexpected',
          where: 'POST /api/v2/bets',
          what: 'Network response was not ok. 401: User is not authenticated',
        },
      ]);
    });
  });

  describe('a GET request', () => {
    it.each<Reply>(['networkFault', empty(502), empty(503), empty(504)])(
      'is sent up to three times after %s',
      async reply => {
        const { client, host, clock } = anHttpClient([reply, reply, json('at last')]);
        const answer = client.get(profiles);
        await settled();
        clock.advance(299);
        await settled();
        expect(host.asked).toHaveLength(1);
        clock.advance(1);
        await settled();
        expect(host.asked).toHaveLength(2);
        clock.advance(1_200);
        expect(await answer).toEqual(success('at last'));
      },
    );

    it.each([0, 0.999])('is repeated after a random pause, here for the random value %d', async random => {
      const { client, host, clock } = anHttpClient(['networkFault', json(1)], { random: () => random });
      void client.get(profiles);
      await settled();
      clock.advance(300 * (0.75 + random / 2) - 0.01);
      await settled();
      expect(host.asked).toHaveLength(1);
      clock.advance(0.02);
      await settled();
      expect(host.asked).toHaveLength(2);
    });
  });

  const busy = (status: number, retryAfter: string): Reply => ({
    status,
    text: '',
    headers: { 'Retry-After': retryAfter, Date: 'Thu, 19 Nov 2026 11:00:00 GMT' },
  });

  describe('a GET request to a busy server', () => {
    it.each([
      [429, '5'],
      [503, '5'],
      [429, 'Thu, 19 Nov 2026 11:00:05 GMT'],
      [503, 'Thu, 19 Nov 2026 11:00:05 GMT'],
    ])('that answers %d with Retry-After: %s is repeated when that time has passed', async (status, retryAfter) => {
      const { client, host, clock } = anHttpClient([busy(status, retryAfter), json('at last')]);
      const answer = client.get(profiles);
      await settled();
      clock.advance(4_999);
      await settled();
      expect(host.asked).toHaveLength(1);
      clock.advance(1);
      expect(await answer).toEqual(success('at last'));
    });

    it.each([
      ['15', 15],
      ['120', 120],
      ['Thu, 19 Nov 2026 12:00:00 GMT', 3_600],
    ])('fails at once if Retry-After: %s exceeds its time limit', async (told, retryAfter) => {
      const unavailable = anHttpClient([busy(503, told)]);
      expect(await unavailable.client.get(profiles)).toEqual(
        failed({ reason: 'serverFailed', status: 503, retryAfter }),
      );
      const limited = anHttpClient([busy(429, told)]);
      expect(await limited.client.get(profiles)).toEqual(failed({ reason: 'tooManyRequests', retryAfter }));
      expect([unavailable.host.asked.length, limited.host.asked.length]).toEqual([1, 1]);
      expect([unavailable.clock.pending, limited.clock.pending]).toEqual([0, 0]);
    });

    it('fails as soon as the repetitions would exceed its time limit together', async () => {
      const { client, host, clock } = anHttpClient([busy(429, '8')]);
      const answer = client.get(profiles);
      await settled();
      clock.advance(8_000);
      expect(await answer).toEqual(failed({ reason: 'tooManyRequests', retryAfter: 8 }));
      expect(host.asked).toHaveLength(2);
    });

    it('never pauses for a shorter time than without Retry-After', async () => {
      const { client, host, clock } = anHttpClient([busy(503, '0')]);
      void client.get(profiles);
      await settled();
      clock.advance(299);
      await settled();
      expect(host.asked).toHaveLength(1);
    });

    it('can be aborted by its caller while it waits', async () => {
      const { client, host, clock } = anHttpClient([busy(429, '5')]);
      const controller = new AbortController();
      const answer = client.get({ ...profiles, signal: controller.signal });
      await settled();
      controller.abort();
      expect(await answer).toEqual(failed({ reason: 'aborted' }));
      clock.advance(5_000);
      await settled();
      expect(host.asked).toHaveLength(1);
    });
  });

  describe('a write request', () => {
    it('knows no time to try again if it is no number', async () => {
      const { client } = anHttpClient([busy(429, '9'.repeat(400))]);
      expect(await client.write(bet)).toEqual(failed({ reason: 'tooManyRequests', retryAfter: null }));
    });

    it('is never sent twice, whatever the answer, unless it was a 401', async () => {
      const anyReply = fc.oneof(
        fc.constant<Reply>('networkFault'),
        fc
          .integer({ min: 200, max: 599 })
          .filter(status => status !== 401)
          .map(empty),
        fc.constantFrom(busy(429, '0'), busy(429, '2'), busy(503, '2')),
      );
      const method = fc.constantFrom('POST', 'PUT', 'DELETE');
      await fc.assert(
        fc.asyncProperty(anyReply, method, async (reply, verb) => {
          const { client, host, clock } = anHttpClient([reply]);
          const answer = client.write({ ...bet, method: verb });
          // In small steps: one leap past the deadline would end the request before a repetition could be sent.
          for (let passed = 0; passed < 35_000; passed += 250) {
            await settled();
            clock.advance(250);
          }
          await answer;
          expect(host.asked).toHaveLength(1);
        }),
        { numRuns: 30 },
      );
    });
  });

  describe('the time limit', () => {
    it('includes the wait for the token', async () => {
      const tokens = Object.assign(new ScriptedTokens(), { current: () => new Promise<null>(() => undefined) });
      const { client, host, clock } = anHttpClient([json({})], { tokens });
      const answer = client.get(profiles);
      clock.advance(15_000);
      expect(await answer).toEqual(failed({ reason: 'sessionNotRenewed' }));
      expect(host.asked).toEqual([]);
    });
  });

  describe('a request that its caller aborts', () => {
    const aborted = failed({ reason: 'aborted' });

    it('fails at once and is not repeated', async () => {
      const { client, host, clock } = anHttpClient(['networkFault']);
      const controller = new AbortController();
      const answer = client.get({ ...profiles, signal: controller.signal });
      await settled();
      controller.abort();
      expect(await answer).toEqual(aborted);
      clock.advance(60_000);
      await settled();
      expect(host.asked).toHaveLength(1);
    });

    it('before it is sent never reaches the server', async () => {
      const { client, host } = anHttpClient([json({})]);
      expect(await client.get({ ...profiles, signal: AbortSignal.abort() })).toEqual(aborted);
      expect(host.asked).toEqual([]);
    });

    it('removes its abort listener when it is done', async () => {
      const { client } = anHttpClient([json({})]);
      const { signal } = new AbortController();
      const added = jest.spyOn(signal, 'addEventListener');
      const removed = jest.spyOn(signal, 'removeEventListener');
      await client.get({ ...profiles, signal });
      expect(removed.mock.calls.map(([event, listener]) => [event, listener])).toEqual(
        added.mock.calls.map(([event, listener]) => [event, listener]),
      );
    });
  });

  describe('a session that is over', () => {
    const unauthorized = failed({ reason: 'unauthorized' });

    it('sends neither reads nor writes', async () => {
      const tokens = new ScriptedTokens();
      const asked = jest.spyOn(tokens, 'current');
      const { client, host } = anHttpClient([json({})], { tokens, mayCall: () => false });
      expect([await client.get(profiles), await client.write(bet)]).toEqual([unauthorized, unauthorized]);
      expect(host.asked).toEqual([]);
      expect(asked).not.toHaveBeenCalled();
    });

    it('does not repeat a read that waits for its repetition', async () => {
      let isOver = false;
      const { client, host, clock } = anHttpClient(['networkFault'], { mayCall: () => !isOver });
      const answer = client.get(profiles);
      await settled();
      isOver = true;
      clock.advance(300);
      expect(await answer).toEqual(unauthorized);
      expect(host.asked).toHaveLength(1);
    });

    it('does not repeat a request that was refused with a 401', async () => {
      let isOver = false;
      const tokens = Object.assign(new ScriptedTokens(), {
        renewed: async () => {
          isOver = true;
          return 'second';
        },
      });
      const { client, host } = anHttpClient([empty(401), json({})], { tokens, mayCall: () => !isOver });
      expect(await client.write(bet)).toEqual(unauthorized);
      expect(host.asked).toHaveLength(1);
    });
  });

  describe('a session that ends while a call is on its way', () => {
    it('neither renews the token nor reports the 401', async () => {
      let isOver = false;
      const onUnauthorized = jest.fn();
      const { client, host, tokens, problems } = anHttpClient([empty(401), json({})], {
        mayCall: () => !isOver,
        onUnauthorized,
      });
      const answer = client.get(profiles);
      while (host.asked.length === 0) await Promise.resolve();
      isOver = true;
      expect(await answer).toEqual(failed({ reason: 'unauthorized' }));
      expect(host.asked).toHaveLength(1);
      expect(tokens).toMatchObject({ refused: [], forgotten: 0 });
      expect(onUnauthorized).not.toHaveBeenCalled();
      expect(problems).toEqual([]);
    });
  });

  describe('a session that could not be renewed for now', () => {
    const onUnauthorized = jest.fn();
    const lostRenewal = (tokens: ScriptedTokens) => Object.assign(tokens, { isRenewalLost: true });

    it.each([
      ['without a token', () => new ScriptedTokens(null)],
      ['with a token', () => new ScriptedTokens('first', null)],
    ])('leaves no doubt that a request %s was refused, and goes on', async (_, aToken) => {
      for (const host of [{ onUnauthorized }, {}]) {
        const tokens = lostRenewal(aToken());
        const { client, host: asked } = anHttpClient([empty(401)], { tokens, mayCall: () => true, ...host });
        expect(await client.write(bet)).toEqual(failed({ reason: 'sessionNotRenewed' }));
        expect([asked.asked.length, tokens.forgotten]).toEqual([1, 0]);
      }
      expect(onUnauthorized).not.toHaveBeenCalled();
    });

    it('leaves no doubt if the time of a refused request ends during the renewal', async () => {
      const tokens = Object.assign(new ScriptedTokens(), { renewed: () => new Promise<null>(() => undefined) });
      const { client, host, clock } = anHttpClient([empty(401)], { tokens, mayCall: () => true });
      const answer = client.write(bet);
      while (host.asked.length === 0) await settled();
      await settled();
      clock.advance(30_000);
      expect(await answer).toEqual(failed({ reason: 'sessionNotRenewed' }));
    });

    it('sends a request without a token, and the server decides', async () => {
      const tokens = lostRenewal(new ScriptedTokens(null));
      const { client, host } = anHttpClient([json('done')], { tokens, mayCall: () => true, onUnauthorized });
      expect(await client.write(bet)).toEqual(success('done'));
      expect(host.tokens).toEqual([undefined]);
    });

    it('does not hold back a call that needs no session', async () => {
      const tokens = lostRenewal(new ScriptedTokens(null));
      expect(await anHttpClient([json('done')], { tokens }).client.write(bet)).toEqual(success('done'));
    });
  });

  describe('a 401', () => {
    it.each([
      ['after the repetition', 'second', 2],
      ['without a fresh token', null, 1],
    ])('%s ends the session', async (_, renewal, times) => {
      const tokens = new ScriptedTokens('first', renewal);
      const forgottenBefore: number[] = [];
      const onUnauthorized = () => void forgottenBefore.push(tokens.forgotten);
      const { client, host } = anHttpClient([empty(401)], { tokens, onUnauthorized });
      expect(await client.get(profiles)).toEqual(failed({ reason: 'unauthorized' }));
      expect(host.asked).toHaveLength(times);
      expect(forgottenBefore).toEqual([1]);
    });

    it('without a token requests no renewal', async () => {
      const tokens = new ScriptedTokens(null);
      const { client, host } = anHttpClient([empty(401)], { tokens });
      expect(await client.get(profiles)).toEqual(failed({ reason: 'unauthorized' }));
      expect([host.asked.length, tokens.refused.length]).toEqual([1, 0]);
    });

    it('of a host that must not end the session forgets nothing', async () => {
      const { client, tokens } = anHttpClient([empty(401)]);
      expect(await client.get(profiles)).toEqual(failed({ reason: 'unauthorized' }));
      expect(tokens.forgotten).toBe(0);
    });
  });
});

describe('retryAfter', () => {
  const sent = 'Sun, 06 Nov 1994 08:49:37 GMT';

  const seconds = (told: string | null, date: string | null = sent) =>
    retryAfter(new Headers({ ...(told !== null && { 'Retry-After': told }), ...(date !== null && { Date: date }) }));

  it.each([
    ['0', 0],
    ['120', 120],
    ['Sun, 06 Nov 1994 08:50:07 GMT', 30],
    ['Sunday, 06-Nov-94 08:50:07 GMT', 30],
    ['Sun Nov  6 08:50:07 1994', 30],
    ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
  ])('reads %j as %d seconds', (told, wait) => expect(seconds(told)).toBe(wait));

  it.each([null, '', '-5', '1.5', '2 minutes', 'soon', 'Sunday', '1994-11-06T08:50:07Z'])('does not read %j', told =>
    expect(seconds(told)).toBeNull(),
  );

  it('does not read a date if the server’s own time is hidden', () => {
    expect(seconds('Sun, 06 Nov 1994 08:50:07 GMT', null)).toBeNull();
    expect(seconds('30', null)).toBe(30);
  });

  it('always reads a date as the seconds since the server’s own time, whatever this device’s clock shows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
        fc.nat(),
        (date, wait) => {
          const due = new Date(date.getTime() + wait * 1_000);
          expect(seconds(due.toUTCString(), date.toUTCString())).toBe(wait);
        },
      ),
    );
  });
});
