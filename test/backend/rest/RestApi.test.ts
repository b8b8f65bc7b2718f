/** @jest-environment node */
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { ScriptedDealer } from '../ScriptedDealer';
import { RestApi } from './RestApi';

const signedIn = { authorization: 'Bearer good.token' };
const withJson = { ...signedIn, 'content-type': 'application/json' };

function standing(options: { buyNowAcceptMethod?: 'PUT' | 'POST' } = {}) {
  const dealer = new ScriptedDealer();
  const api = new RestApi({ ...options, dealerOf: token => (token === 'good.token' ? dealer : undefined) });
  const ask = (call: string, { headers = signedIn, body = '' }: { headers?: object; body?: string } = {}) => {
    const [method = '', address = ''] = call.split(' ');
    const [path = '', query = ''] = address.split('?');
    return api.answer({ method, path, query, headers: { ...headers }, body });
  };
  const write = (call: string, json: unknown) => ask(call, { headers: withJson, body: JSON.stringify(json) });
  return { api, dealer, ask, write };
}

const onTheWire = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

describe('a valid request', () => {
  it('for a list is answered with rows in the spelling of the wire', () => {
    const { api, dealer, ask } = standing();
    const filters = 'filters%5Bvehicle_type%5D=Motorbike&filters[model]=R%201250&filters[damaged]=false';
    const { status, json } = ask(`GET /api/v2/offers/dealer_offers?page=2&${filters}&buy_now_only=true`);

    expect(status).toBe(200);
    expect(dealer.asked).toEqual([
      {
        tab: 'ownBids',
        page: 2,
        buyNowOnly: true,
        filters: { ...noFilters, vehicleType: 'Motorbike', model: 'R 1250', damaged: false },
      },
    ]);
    expect(onTheWire(json)).toMatchObject({
      offers: [
        {
          hash_id: 'MB-7F3K2',
          highest_bet: 8450.5,
          current_dealer_highest_bet: null,
          buy_now_contract: { id: 101, price: 9900 },
          published_at: '2026-11-19T08:30:00Z',
        },
      ],
      total_pages: 1,
      limit: 20,
      available_countries: ['DE'],
    });
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['offers/browse', 'browse'],
    ['offers/liked', 'liked'],
    ['offers/in_realization', 'inRealization'],
    ['archive_offers/archive_accepted', 'archived'],
    ['archive_offers/sold', 'sold'],
  ])('for %s reads the matching list', (path, tab) => {
    const { dealer, ask } = standing();
    ask(`GET /api/v2/${path}?page=1`);
    expect(dealer.asked).toEqual([{ tab, page: 1, buyNowOnly: false, filters: noFilters }]);
  });

  it('opens an offer by its number and by its hash id', () => {
    const { dealer, ask } = standing();
    const byNumber = onTheWire(ask('GET /api/v2/offers/101').json);
    const byHash = onTheWire(ask('GET /api/v2/offers/MB-7F3K2').json);

    expect(dealer.asked).toEqual([{ open: 101 }, { open: 'MB-7F3K2' }]);
    expect(byNumber).toEqual(byHash);
    expect(byHash).toMatchObject({
      offer: {
        id: 101,
        photos: [{ file: { url: 'http://a.example/1.svg', thumb: { url: 'http://a.example/t.svg' } } }],
        lat: 48.1,
        vehicle: { vehicle_type: 'Motorbike', engine_capacity: 1254, front_tire: '75%' },
        highest_bet_value: 8450.5,
      },
    });
    expect(ask('GET /api/v2/offers/NO%20SUCH')).toMatchObject({ status: 404 });
    expect(dealer.asked.at(-1)).toEqual({ open: 'NO SUCH' });
  });

  it('bids in euro and receives the refusal of the market', () => {
    const { api, dealer, write } = standing();
    expect(write('POST /api/v2/bets', { bet: { value: 8500.29, offer_id: 101 } })).toMatchObject({ status: 200 });
    dealer.refusal = { reason: 'refused', status: 422, message: 'Too low.' };
    expect(write('POST /api/v2/bets', { bet: { value: 1, offer_id: 101 } })).toEqual({
      status: 422,
      json: { errors: { base: ['Too low.'] } },
    });
    expect(dealer.asked).toEqual([
      { bid: 101, amount: 850029 },
      { bid: 101, amount: 100 },
    ]);
    expect(api.violations).toEqual([]);
  });

  it('to like, unlike or buy is answered empty, with 204 and 200 in turn', () => {
    const { api, dealer, write } = standing();
    const answers = [
      write('POST /api/v2/liked_offers', { liked_offer: { offer_id: 101 } }),
      write('DELETE /api/v2/liked_offers/delete', { liked_offer: { offer_id: 101 } }),
      write('PUT /api/v2/buy_now_contracts/accept', { buy_now_contract: { offer_id: 101 } }),
    ];
    expect(answers).toEqual([204, 200, 204].map(status => ({ status, json: undefined })));
    expect(dealer.asked).toEqual([{ like: 101 }, { unlike: 101 }, { buyNow: 101 }]);
    expect(api.violations).toEqual([]);
  });

  it('lists and opens conversations, sends a message and marks it as seen', () => {
    const { api, dealer, ask, write } = standing();
    expect(onTheWire(ask('GET /api/v2/conversations?page=2').json)).toMatchObject({
      conversations: [{ id: 7, offer_hash_id: 'MB-7F3K2', seen_by_dealer: false, updated_at: '2026-11-19 14:03' }],
      total_pages: 1,
    });
    expect(onTheWire(ask('GET /api/v2/conversations/show_by_hash_id?hash_id=MB-7F3K2').json)).toMatchObject({
      conversation: {
        id: 7,
        unread_messages: 1,
        messages: [{ id: 31, author: 'admin', body: 'Gern', created_at: '2026-11-19T14:03:00Z', conversation_id: 7 }],
      },
    });
    const message = { offer: { hash_id: 'MB-7F3K2' }, message: { body: 'Noch da?' } };
    expect(onTheWire(write('POST /api/v2/messages', message).json)).toMatchObject({
      conversation_id: 7,
      message: { id: 32, author: 'dealer', body: 'Noch da?' },
    });
    write('PUT /api/v2/conversations/update_seen_by_dealer', { hash_id: 'MB-7F3K2' });
    expect(dealer.asked).toEqual([
      { conversations: 2 },
      { conversation: 'MB-7F3K2' },
      { message: 'Noch da?', offer: 'MB-7F3K2' },
      { seen: 'MB-7F3K2' },
    ]);
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['a blank text', { offer: { hash_id: 'MB-7F3K2' }, message: { body: ' ' } }],
    ['a text that was not trimmed', { offer: { hash_id: 'MB-7F3K2' }, message: { body: 'Hello ' } }],
    ['an offer by its number', { offer: { hash_id: 101 }, message: { body: 'Hello' } }],
    ['a key too many', { offer: { hash_id: 'MB-7F3K2' }, message: { body: 'Hello', author: 'dealer' } }],
  ])('never contains a message with %s', (_, message) => {
    const { api, dealer, write } = standing();
    expect(write('POST /api/v2/messages', message)).toMatchObject({ status: 422 });
    expect(dealer.asked).toEqual([]);
    expect(api.violations).toHaveLength(1);
  });

  it('accepts a fixed price only with the configured method', () => {
    const { api, dealer, write } = standing({ buyNowAcceptMethod: 'POST' });
    write('PUT /api/v2/buy_now_contracts/accept', { buy_now_contract: { offer_id: 101 } });
    expect(dealer.asked).toEqual([]);
    expect(api.violations).toEqual(['PUT /api/v2/buy_now_contracts/accept: this server has no such call']);
    write('POST /api/v2/buy_now_contracts/accept', { buy_now_contract: { offer_id: 101 } });
    expect(dealer.asked).toEqual([{ buyNow: 101 }]);
  });

  it('reads the profile, the home screen and a translation, and reports an event', () => {
    const { api, ask, write } = standing();
    const event = { event_name: 'dealer_open_offer', event_tags: ['a@b.example'], event_data: { hash_id: 'MB-7F3K2' } };
    expect(ask('GET /api/v2/profiles').json).toMatchObject({
      dealer: { first_name: 'Ada', default_language_code: 'de', sell_module_unlocked: true },
      app_params: { min_supported_version: '2.0.0' },
      notifications_permissions: { higher_bet: true, buy_now_betted: true, new_offers: false },
    });
    expect(ask('GET /api/v2/offers/home_screen').json).toMatchObject({
      motorbike_offers: [{ id: 101 }],
      camper_offers: [],
      agricultural_offers: [],
    });
    expect(write('POST /api/v2/translations/translate', { text: 'Gepflegt' }).json).toEqual({
      translation: 'Gepflegt (translated)',
    });
    expect(write('POST /analytics/create', event)).toMatchObject({ json: undefined });
    expect(ask('POST /dealers/auth/sign_out')).toMatchObject({ json: undefined });
    expect(api.analytics).toEqual([event]);
    expect(api.violations).toEqual([]);
  });
});

describe('a request without a session', () => {
  it('for the profile is answered with 401', () => {
    const { api, ask } = standing();
    expect(ask('GET /api/v2/profiles', { headers: {} })).toMatchObject({ status: 401 });
    expect(api.violations).toEqual([]);
  });

  it('for a list is answered with 401 without a violation', () => {
    const { api, ask } = standing();
    expect(ask('GET /api/v2/offers/browse?page=1', { headers: {} }).status).toBe(401);
    expect(api.violations).toEqual([]);
  });

  it('is a violation if the client had a valid token before', () => {
    const { api, ask } = standing();
    ask('GET /api/v2/profiles');
    expect(ask('GET /api/v2/profiles', { headers: {} }).status).toBe(401);
    expect(api.violations).toEqual([]);
    expect(ask('GET /api/v2/offers/browse?page=1', { headers: {} }).status).toBe(401);
    expect(api.violations).toEqual(['GET /api/v2/offers/browse: Authorization is missing']);
  });

  it('but with an expired token is no violation', () => {
    const { api, ask } = standing();
    expect(ask('GET /api/v2/offers/browse?page=1', { headers: { authorization: 'Bearer old.token' } }).status).toBe(
      401,
    );
    expect(api.violations).toEqual([]);
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
    const { api, dealer, ask } = standing();
    const { json, ...answer } = ask(call);
    expect(answer).toEqual({ status });
    expect(JSON.stringify(json)).toContain(JSON.stringify(words).slice(1, -1));
    expect(api.violations).toEqual([expect.stringContaining(words)]);
    expect(dealer.asked).toEqual([]);
  });

  it.each([
    ['an extra key', { bet: { value: 1, offer_id: 101, currency: 'EUR' } }, 'bet.currency: Invalid key'],
    ['a missing key', { bet: { value: 1 } }, 'bet.offer_id: Invalid key'],
    ['a bare body', { value: 1, offer_id: 101 }, 'bet: Invalid key'],
    ['a text for an amount', { bet: { value: '8500', offer_id: 101 } }, 'bet.value: Invalid type'],
    ['an amount of nothing', { bet: { value: 0, offer_id: 101 } }, 'bet.value: Invalid value'],
    ['a hash id for a number', { bet: { value: 1, offer_id: 'MB-7F3K2' } }, 'bet.offer_id: Invalid type'],
  ])('for a bid with %s is refused', (_what, body, words) => {
    const { api, dealer, write } = standing();
    expect(write('POST /api/v2/bets', body).status).toBe(422);
    expect(api.violations).toEqual([expect.stringContaining(words)]);
    expect(dealer.asked).toEqual([]);
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
    const { api, dealer, ask } = standing();
    expect(ask('POST /api/v2/liked_offers', { headers, body }).status).toBe(status);
    expect(api.violations).toHaveLength(1);
    expect(dealer.asked).toEqual([]);
  });

  it('for an event tagged with an email in mixed case is refused', () => {
    const { api, write } = standing();
    const event = { event_name: 'dealer_create_bet', event_tags: ['Ada@b.example'], event_data: {} };
    expect(write('POST /analytics/create', event).status).toBe(422);
    expect(api.violations).toEqual([expect.stringContaining('event_tags.0: must be the e-mail in lower case')]);
    expect(api.analytics).toEqual([]);
  });
});
