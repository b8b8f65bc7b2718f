/** @jest-environment node */
import type { OfferId } from '../../../src/domain/offers/Offer';
import { success } from '../../../src/domain/shared/Result';
import { HttpDeals } from '../../../src/infrastructure/http/HttpDeals';
import { anHttpClient } from './anHttpClient';
import { empty } from './ScriptedHost';

it('HttpDeals confirms a pickup by creating the invoice of the offer', async () => {
  const { client, host } = anHttpClient([empty(204)]);
  expect(await new HttpDeals(client).confirmPickup(101 as OfferId)).toEqual(success(undefined));
  const body = { offer_id: 101 };
  expect(host.asked).toMatchObject([{ method: 'POST', address: 'https://api.example/api/v2/invoices', body }]);
});

it('HttpDeals sends the number of the offer and the note as it was typed', async () => {
  const { client, host } = anHttpClient([empty(204)]);
  expect(await new HttpDeals(client).orderTransport(101 as OfferId, 'Tor 3\n"hinten"')).toEqual(success(undefined));
  const body = { id: 101, description: 'Tor 3\n"hinten"' };
  expect(host.asked).toMatchObject([{ method: 'POST', address: 'https://api.example/api/v2/transports', body }]);
});
