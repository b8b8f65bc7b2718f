/** @jest-environment node */
import type { OfferId } from '../../../src/domain/offers/Offer';
import { success } from '../../../src/domain/shared/Result';
import { HttpPickups } from '../../../src/infrastructure/http/HttpPickups';
import { anHttpClient } from './anHttpClient';
import { empty } from './ScriptedHost';

it('HttpPickups confirms a pickup by creating the invoice of the offer', async () => {
  const { client, host } = anHttpClient([empty(204)]);
  expect(await new HttpPickups(client).confirm(101 as OfferId)).toEqual(success(undefined));
  const body = { offer_id: 101 };
  expect(host.asked).toMatchObject([{ method: 'POST', address: 'https://api.example/api/v2/invoices', body }]);
});
