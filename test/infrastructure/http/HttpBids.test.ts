/** @jest-environment node */
import type { OfferId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { HttpBids } from '../../../src/infrastructure/http/HttpBids';
import { anHttpClient } from './anHttpClient';
import { empty, json } from './ScriptedHost';

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
