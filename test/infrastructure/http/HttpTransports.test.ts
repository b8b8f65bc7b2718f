/** @jest-environment node */
import type { OfferId } from '../../../src/domain/offers/Offer';
import { success } from '../../../src/domain/shared/Result';
import { HttpTransports } from '../../../src/infrastructure/http/HttpTransports';
import { anHttpClient } from './anHttpClient';
import { empty } from './ScriptedHost';

it('HttpTransports sends the number of the offer and the note as it was typed', async () => {
  const { client, host } = anHttpClient([empty(204)]);
  expect(await new HttpTransports(client).order(101 as OfferId, 'Tor 3\n"hinten"')).toEqual(success(undefined));
  const body = { id: 101, description: 'Tor 3\n"hinten"' };
  expect(host.asked).toMatchObject([{ method: 'POST', address: 'https://api.example/api/v2/transports', body }]);
});
