/** @jest-environment node */
import { HttpAnalytics } from '../../../src/infrastructure/http/HttpAnalytics';
import { anHttpClient, settled } from './anHttpClient';
import { empty } from './ScriptedHost';

describe('HttpAnalytics', () => {
  const event = { name: 'dealer_create_bet', data: { offer_id: 101 } } as const;

  it("sends an event under the dealer's email in lower case", async () => {
    const { client, host } = anHttpClient([empty(200)]);
    new HttpAnalytics(client, () => 'Ada@Paddock.example').record(event);
    await settled();
    expect(host.asked).toMatchObject([
      {
        method: 'POST',
        address: 'https://api.example/analytics/create',
        body: {
          event_name: 'dealer_create_bet',
          event_tags: ['ada@paddock.example'],
          event_data: { offer_id: 101 },
        },
      },
    ]);
  });
});
