/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import type { MarketSubject } from './MarketSubject';

describe.each([
  ['InMemoryAnalytics', inMemorySubject],
  ['HttpAnalytics', httpSubject],
  ['HttpAnalytics on an austere backend', austereSubject],
])('%s as Analytics', (_name, makeSubject) => {
  let subject: MarketSubject;

  beforeEach(async () => {
    subject = await makeSubject();
    subject.haveSession('buyer');
  });

  afterEach(() => subject.end());

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
