/** @jest-environment node */
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { aMarketplace, anOfferThat, buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { RestApi } from '../rest/RestApi';
import { DEAL_OPENS_AFTER, StandInBackend } from '../StandInBackend';
import { austere } from './austere';

const ask = (rest: RestApi, call: string) => {
  const [path = '', query = ''] = call.split('?');
  return rest.answer({ method: 'GET', path, query, headers: { authorization: 'Bearer token' }, body: '' }).json;
};

describe('an austere answer', () => {
  const market = aMarketplace({ offers: 200 });
  const rest = new RestApi({ dealerOf: () => market.buyer, isAustere: true });
  const { hashId } = anOfferThat(market.buyer, ({ ownBid }) => ownBid !== null);

  it.each([
    ['/api/v2/conversations?page=1', /"(limit|unread_messages)":/],
    [`/api/v2/conversations/show_by_hash_id?hash_id=${hashId}`, /"avatar":/],
  ])('to GET %s omits its optional keys', (call, spare) => {
    const text = JSON.stringify(ask(rest, call));
    expect(text).not.toMatch(spare);
    expect(text).toContain('"id":');
  });

  it.each([
    '/api/v2/offers/browse?page=1',
    '/api/v2/offers/in_realization?page=1',
    '/api/v2/archive_offers/sold?page=1',
    '/api/v2/offers/home_screen',
    `/api/v2/offers/${hashId}`,
    '/api/v2/invoices?page=1',
  ])('to GET %s omits `closed`, the limit and every other optional key', call => {
    const text = JSON.stringify(ask(rest, call));
    expect(text).not.toMatch(
      /"(closed|limit|available_countries|label[12]|highest_bet|buy_now_price|comments|thumb)":/,
    );
    expect(text).toContain('"id":');
  });

  it('keeps of an offer only what is required', () => {
    const row = { id: 1, hash_id: 'MB-1' };
    const prices = { highest_bet: 0, is_liked: false, contract_status: null, final_price: 9 };
    const told = { ...row, ...prices, closed: true, realization_details: null };
    expect(austere({ offer: told })).toEqual({ offer: row });
    const page = { ...row, highest_bet_value: 0, minimal_price: 5, vehicle: { vehicle_type: 'Camper', beds: 4 } };
    expect(austere(page)).toEqual({ ...page, vehicle: {} });
  });

  it('keeps the required keys of a client and of a typing push', () => {
    const client = { id: 1, client_type: 'company', email: null, name: null, zip_code: '1', place: 'Kiel' };
    expect(austere({ client })).toEqual({ client: { id: 1, client_type: 'company', zip_code: '1', place: 'Kiel' } });
    const typing = { author: 'admin', conversation_id: 7, start_typing_at: null };
    expect(austere(typing)).toEqual(typing);
  });
});

it('an austere backend starts the deal some time after a purchase', async () => {
  const backend = await StandInBackend.start({ offers: 60, isAustere: true });
  const buyer = backend.marketplace.dealer(buyerEmail)!;
  const question = { page: 1, filters: noFilters, buyNowOnly: true };
  const { id, hashId } = buyer.list('browse', question).offers[0]!;
  const told = jest.fn();
  const opened = new Promise<void>(resolve => {
    backend.marketplace.onEvent(buyerEmail, event => {
      if (event.kind !== 'offerChanged' || event.offer.hashId !== hashId) return;
      told(event.offer.deal !== undefined);
      if (event.offer.deal) resolve();
    });
  });
  const before = performance.now();
  expect(buyer.acceptBuyNow(id).ok).toBe(true);
  expect(buyer.open(id)?.offer).toMatchObject({ closed: true, deal: null });
  await opened;
  expect(performance.now() - before).toBeGreaterThan(DEAL_OPENS_AFTER - 50);
  expect(buyer.open(id)?.offer.deal).not.toBeNull();
  expect(told.mock.calls).toEqual([[false], [true]]);
  await backend.stop();
  expect(backend.violations).toEqual([]);
});
