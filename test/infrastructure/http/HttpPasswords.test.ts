/** @jest-environment node */
import { failed } from '../../../src/domain/shared/Result';
import { HttpPasswords } from '../../../src/infrastructure/http/HttpPasswords';
import { anHttpClient } from './anHttpClient';
import { empty } from './ScriptedHost';

function onTheWire(status = 204) {
  const main = anHttpClient([empty(status)]);
  const publicApi = anHttpClient([empty(status)]);
  return { main: main.host, publicApi: publicApi.host, passwords: new HttpPasswords(main.client, publicApi.client) };
}

describe('HttpPasswords', () => {
  it('resets a forgotten password through a client whose refusals never end a session', async () => {
    const { main, publicApi, passwords } = onTheWire(403);
    expect(await passwords.forgotten('buyer@paddock.example')).toEqual(failed({ reason: 'serverFailed', status: 403 }));
    await passwords.renew('a token', 'Evening!Walk9');
    expect(publicApi.asked).toMatchObject([
      {
        method: 'POST',
        address: 'https://api.example/dealers/auth/forgot_password',
        body: { dealer: { email: 'buyer@paddock.example' } },
      },
      {
        method: 'POST',
        address: 'https://api.example/dealers/auth/update_password',
        body: { dealer: { password: 'Evening!Walk9', token: 'a token' } },
      },
    ]);
    expect(main.asked).toEqual([]);
  });

  it('sends the new password twice, as the server requires', async () => {
    const { main, passwords } = onTheWire();
    await passwords.change('Morning!Ride1', 'Evening!Walk9');
    expect(main.asked).toMatchObject([
      { method: 'PUT', address: 'https://api.example/api/v2/profiles/update_password' },
    ]);
    expect(main.asked[0]?.body).toEqual({
      dealer: {
        current_password: 'Morning!Ride1',
        password: 'Evening!Walk9',
        password_confirmation: 'Evening!Walk9',
      },
    });
  });
});
