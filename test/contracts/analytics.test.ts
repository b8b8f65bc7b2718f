/** @jest-environment node */
import { InMemoryAnalytics } from '../../src/infrastructure/demo/twins/AccountTwins';
import { describeMarket } from './describeMarket';

describeMarket('Analytics', 'buyer', subject => {
  const record = () => subject.analytics.record({ name: 'dealer_create_bet', data: { value: 8500 } });

  it('records an event', async () => {
    record();
    expect(await subject.recordedEvents()).toEqual(['dealer_create_bet']);
  });

  it('does not throw if it cannot be reached', async () => {
    subject.unplug();
    expect(record).not.toThrow();
    await new Promise(resolve => setImmediate(resolve));
  });
});

it('InMemoryAnalytics keeps only the latest events of a long day', () => {
  const analytics = new InMemoryAnalytics();
  for (let offer = 0; offer < 1_000; offer += 1) analytics.record({ name: 'dealer_open_offer', data: { offer } });
  expect(analytics.events.at(-1)?.data).toEqual({ offer: 999 });
  expect(analytics.events.length).toBeLessThan(1_000);
});
