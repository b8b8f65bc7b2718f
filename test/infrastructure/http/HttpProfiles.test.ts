/** @jest-environment node */
import { failed, success } from '../../../src/domain/shared/Result';
import { HttpProfiles } from '../../../src/infrastructure/http/HttpProfiles';
import { anHttpClient } from './anHttpClient';
import { json } from './ScriptedHost';

describe('HttpProfiles', () => {
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
