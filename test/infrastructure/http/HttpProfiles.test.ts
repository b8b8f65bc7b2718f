/** @jest-environment node */
import { failed, success } from '../../../src/domain/shared/Result';
import { HttpProfiles } from '../../../src/infrastructure/http/HttpProfiles';
import { anHttpClient } from './anHttpClient';
import { empty, json } from './ScriptedHost';

const address = 'https://api.example/api/v2/profiles';

describe('HttpProfiles', () => {
  it('send what changed in the spelling of the wire, and nothing of the rest', async () => {
    const { client, host } = anHttpClient([empty(204)]);
    const dealer = { firstName: 'Ada', zipCode: '', avatar: 'data:image/png;base64,AA==', language: 'de' } as const;
    const permissions = { higherBid: true, buyNowBid: false };
    expect(await new HttpProfiles(client).update({ dealer, permissions })).toEqual(success(null));
    expect(host.asked).toMatchObject([{ method: 'PUT', address }]);
    expect(host.asked[0]?.body).toEqual({
      dealer: { first_name: 'Ada', zip_code: '', avatar: 'data:image/png;base64,AA==', default_language_code: 'de' },
      notification_permission: { higher_bet: true, buy_now_betted: false },
    });
  });

  it('leave out the half in which nothing changed', async () => {
    const { client, host } = anHttpClient([empty(200)]);
    await new HttpProfiles(client).update({ permissions: { newOffers: true } });
    expect(host.asked[0]?.body).toEqual({ notification_permission: { new_offers: true } });
  });

  it('read the profile where the server tells it', async () => {
    const { client } = anHttpClient([json({ dealer: { id: 7, email: 'a@b.example', place: 'Kiel' } })]);
    const answer = await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } });
    expect(answer).toMatchObject(success({ dealer: { id: 7, place: 'Kiel' } }));
  });

  it.each([{}, null])('take %j for an answer that says nothing', async answer => {
    const { client, problems } = anHttpClient([json(answer)]);
    expect(await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } })).toEqual(success(null));
    expect(problems).toEqual([]);
  });

  it('are saved, and report it, if the answer to the save is no profile', async () => {
    const { client, problems } = anHttpClient([json({ dealer: { id: 7 } })]);
    expect(await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } })).toEqual(success(null));
    expect(problems).toEqual([{ kind: 'elementDropped', where: 'PUT /api/v2/profiles', what: 'dealer.email' }]);
  });

  it('name the fields that were refused as they are named here', async () => {
    const errors = { second_phone: ['is odd'], dealer_size: ['is unknown'], base: ['Sorry.'] };
    const { client } = anHttpClient([json({ errors }, 422)]);
    expect(await new HttpProfiles(client).update({ dealer: { secondPhone: '?' } })).toEqual(
      failed({
        reason: 'refused',
        status: 422,
        words: 'is odd is unknown Sorry.',
        fields: { secondPhone: 'is odd' },
      }),
    );
  });
});
