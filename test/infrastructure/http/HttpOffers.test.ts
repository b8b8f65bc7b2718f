/** @jest-environment node */
import { noFilters } from '../../../src/domain/offers/list/OfferFilters';
import { type OfferTab, offerTabs } from '../../../src/domain/offers/list/OfferTab';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { failed } from '../../../src/domain/shared/Result';
import { HttpOffers } from '../../../src/infrastructure/http/HttpOffers';
import { anHttpClient } from './anHttpClient';
import { json } from './ScriptedHost';

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
