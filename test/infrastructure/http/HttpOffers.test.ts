/** @jest-environment node */
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { type OfferTab, offerTabs } from '../../../src/domain/offers/list/OfferTab';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { HttpBids } from '../../../src/infrastructure/http/HttpBids';
import { HttpBuyNow } from '../../../src/infrastructure/http/HttpBuyNow';
import { HttpLikes } from '../../../src/infrastructure/http/HttpLikes';
import { HttpOffers } from '../../../src/infrastructure/http/HttpOffers';
import { anHttpClient } from './anHttpClient';
import { empty, json } from './ScriptedHost';

const question = { page: 1, filters: noFilters, buyNowOnly: false };
const { signal } = new AbortController();

describe('HttpOffers', () => {
  const lists: Readonly<Record<OfferTab, string>> = {
    browse: '/api/v2/offers/browse',
    liked: '/api/v2/offers/liked',
    ownBids: '/api/v2/offers/dealer_offers',
    inRealization: '/api/v2/offers/in_realization',
    archived: '/api/v2/archive_offers/archive_accepted',
    sold: '/api/v2/archive_offers/sold',
  };

  it.each(offerTabs)('requests the list %s at its path without filters that are not set', async tab => {
    const { client, host } = anHttpClient([json({ offers: [], total_pages: 0, total_count: 0 })]);
    expect(await new HttpOffers(client).list(tab, question, signal)).toMatchObject({ ok: true });
    expect(host.asked[0]?.address).toBe(`https://api.example${lists[tab]}?page=1&buy_now_only=`);
  });

  it('sends the filters as Rails reads them', async () => {
    const { client, host } = anHttpClient([json({})]);
    const filters = {
      ...noFilters,
      vehicleType: 'Motorbike' as const,
      countryCode: 'DE',
      damaged: false,
      zipCode: '04109',
      distance: 40,
    };
    await new HttpOffers(client).list('browse', { page: 3, filters, buyNowOnly: true }, signal);
    const asked = new URL(host.asked[0]?.address ?? '').searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      page: '3',
      'filters[vehicle_type]': 'Motorbike',
      'filters[country_code]': 'DE',
      'filters[zip_code]': '04109',
      'filters[distance]': '40',
      'filters[damaged]': 'false',
      buy_now_only: 'true',
    });
  });

  it.each([
    ['MB-7F3K2' as HashId, '/api/v2/offers/MB-7F3K2'],
    [101 as OfferId, '/api/v2/offers/101'],
    ['../profiles?x' as HashId, '/api/v2/offers/..%2Fprofiles%3Fx'],
  ])('opens %s at %s', async (id, path) => {
    const { client, host } = anHttpClient([json({})]);
    expect(await new HttpOffers(client).open(id, signal)).toEqual(
      failed({ reason: 'brokenContract', endpoint: 'GET /api/v2/offers/:id', key: 'offer' }),
    );
    expect(host.asked[0]?.address).toBe(`https://api.example${path}`);
  });

  it('reports a row that it drops', async () => {
    const { client, problems } = anHttpClient([json({ offers: [{ id: 1 }], total_pages: 1, total_count: 1 })]);
    expect(await new HttpOffers(client).list('browse', question, signal)).toMatchObject({ value: { offers: [] } });
    expect(problems).toEqual([
      { kind: 'elementDropped', where: 'GET /api/v2/offers/browse', what: 'offers.0.hash_id' },
    ]);
  });
});

const offer = 101 as OfferId;

describe('HttpBids', () => {
  it('sends the amount in euro and returns the changed offer', async () => {
    const answer = json({ offer: { id: 101, hash_id: 'MB-7F3K2', highest_bet: 8500.5, bar: 'thank_you' } });
    const { client, host } = anHttpClient([answer]);
    expect(await new HttpBids(client).place(offer, euros(8500.5))).toEqual(
      success({ id: 101, hashId: 'MB-7F3K2', highestBid: euros(8500.5) }),
    );
    const body = { bet: { value: 8500.5, offer_id: 101 } };
    expect(host.asked).toMatchObject([{ method: 'POST', address: 'https://api.example/api/v2/bets', body }]);
  });

  it.each([
    ['body', empty(200)],
    ['offer', json({})],
    ['offer.hash_id', json({ offer: { id: 101 } })],
  ])('reports an open outcome if %s of the answer is missing', async (key, answer) => {
    expect(await new HttpBids(anHttpClient([answer]).client).place(offer, euros(8500))).toEqual(
      failed({ reason: 'brokenContract', endpoint: 'POST /api/v2/bets', key }),
    );
  });
});

describe('HttpBuyNow', () => {
  it.each(['PUT', 'POST'] as const)('accepts with the configured method %s', async method => {
    const { client, host } = anHttpClient([empty(204)]);
    expect(await new HttpBuyNow(client, method).accept(101 as OfferId)).toEqual(success(undefined));
    const address = 'https://api.example/api/v2/buy_now_contracts/accept';
    expect(host.asked).toMatchObject([{ method, address, body: { buy_now_contract: { offer_id: 101 } } }]);
  });
});

const body = { liked_offer: { offer_id: 101 } };

describe('HttpLikes', () => {
  it('likes with a POST', async () => {
    const { client, host } = anHttpClient([empty(204)]);
    expect(await new HttpLikes(client).like(offer)).toEqual(success(undefined));
    expect(host.asked).toMatchObject([{ method: 'POST', address: 'https://api.example/api/v2/liked_offers', body }]);
  });

  it('unlikes with a DELETE that has a body', async () => {
    const { client, host } = anHttpClient([empty(200)]);
    expect(await new HttpLikes(client).unlike(offer)).toEqual(success(undefined));
    const address = 'https://api.example/api/v2/liked_offers/delete';
    expect(host.asked).toMatchObject([{ method: 'DELETE', address, body }]);
    expect(host.asked[0]?.headers['content-type']).toBe('application/json');
  });
});
