import type { AnalyticsEvent } from '../../../../src/application/ports/Analytics';
import { InMemoryAnalytics } from '../../../../src/infrastructure/demo/twins/AccountTwins';

test('InMemoryAnalytics keeps only the latest events of a long day', () => {
  const analytics = new InMemoryAnalytics();
  const event = (offer: number): AnalyticsEvent => ({
    name: 'dealer_open_offer',
    data: { offer },
  });
  for (let offer = 0; offer < 1_000; offer += 1) analytics.record(event(offer));
  expect(analytics.events.at(-1)).toEqual(event(999));
  expect(analytics.events.length).toBeLessThan(1_000);
});
