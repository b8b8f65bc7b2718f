/** @jest-environment node */
import { failed, success } from '../../../src/domain/shared/Result';
import { HttpProfiles } from '../../../src/infrastructure/http/HttpProfiles';
import { anHttpClient } from './anHttpClient';
import { empty, json } from './ScriptedHost';

const address = 'https://api.example/api/v2/profiles';

describe('HttpProfiles', () => {
  it('sends only the changed fields, in the spelling of the wire', async () => {
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

  it('omits the half of the profile in which nothing changed', async () => {
    const { client, host } = anHttpClient([empty(200)]);
    await new HttpProfiles(client).update({ permissions: { newOffers: true } });
    expect(host.asked[0]?.body).toEqual({ notification_permission: { new_offers: true } });
  });

  it('reads the profile if the server returns it', async () => {
    const { client } = anHttpClient([json({ dealer: { id: 7, email: 'a@b.example', place: 'Kiel' } })]);
    const answer = await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } });
    expect(answer).toMatchObject(success({ dealer: { id: 7, place: 'Kiel' } }));
  });

  it.each([{}, null])('accepts %j as an empty answer', async answer => {
    const { client, problems } = anHttpClient([json(answer)]);
    expect(await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } })).toEqual(success(null));
    expect(problems).toEqual([]);
  });

  it('reports an unreadable answer to a save but counts the save as done', async () => {
    const { client, problems } = anHttpClient([json({ dealer: { email: 'dealer@example.com' } })]);
    expect(await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } })).toEqual(success(null));
    expect(problems).toEqual([{ kind: 'elementDropped', where: 'PUT /api/v2/profiles', what: 'dealer.id' }]);
  });

  it('translates the names of refused fields', async () => {
    const errors = { second_phone: ['is odd'], dealer_size: ['is unknown'], base: ['Sorry.'] };
    const { client } = anHttpClient([json({ errors }, 422)]);
    expect(await new HttpProfiles(client).update({ dealer: { secondPhone: '?' } })).toEqual(
      failed({
        reason: 'refused',
        status: 422,
        message: 'is odd is unknown Sorry.',
        fields: { secondPhone: 'is odd' },
      }),
    );
  });
});
