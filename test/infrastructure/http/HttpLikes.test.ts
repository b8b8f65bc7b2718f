/** @jest-environment node */
import type { OfferId } from '../../../src/domain/offers/Offer';
import { success } from '../../../src/domain/shared/Result';
import { HttpLikes } from '../../../src/infrastructure/http/HttpLikes';
import { anHttpClient } from './anHttpClient';
import { empty } from './ScriptedHost';

const offer = 101 as OfferId;
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
