/** @jest-environment node */
import type { OfferId } from '../../../src/domain/offers/Offer';
import { success } from '../../../src/domain/shared/Result';
import { HttpPurchases } from '../../../src/infrastructure/http/HttpPurchases';
import { anHttpClient } from './anHttpClient';
import { empty } from './ScriptedHost';

it.each(['PUT', 'POST'] as const)('HttpPurchases accepts with the configured method %s', async method => {
  const { client, host } = anHttpClient([empty(204)]);
  expect(await new HttpPurchases(client, method).accept(101 as OfferId)).toEqual(success(undefined));
  const address = 'https://api.example/api/v2/buy_now_contracts/accept';
  expect(host.asked).toMatchObject([{ method, address, body: { buy_now_contract: { offer_id: 101 } } }]);
});
