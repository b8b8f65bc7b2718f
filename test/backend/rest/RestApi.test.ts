/** @jest-environment node */
import type { OfferId } from '../../../src/domain/offers/Offer';
import { toClientJson } from '../../../src/infrastructure/http/selling/HttpClients';
import { aMarketplace, dealerOf, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { someClientValues } from '../../support/someClientValues';
import { RestApi } from './RestApi';

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
    ['a form', { ...signedIn, 'content-type': 'application/x-www-form-urlencoded' }, 'liked_offer[offer_id]=101', 415],
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
