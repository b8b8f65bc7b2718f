import { accountOf, type MakeMarketSubject, type MarketSubject } from './MarketSubject';

export function describeAnalyticsContract(name: string, makeSubject: MakeMarketSubject): void {
  describe(`${name} as Analytics`, () => {
    let subject: MarketSubject;

    beforeEach(async () => {
      subject = await makeSubject();
      subject.haveSession('buyer');
    });

    afterEach(() => subject.end());

    const record = () => {
      const { email } = accountOf(subject, 'buyer');
      subject.analytics.record({ name: 'dealer_create_bet', email: email.toUpperCase(), data: { value: 8500 } });
    };

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
}
