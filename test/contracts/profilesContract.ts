import { failed, success } from '../../src/domain/shared/Result';
import { dealerOf, type MakeMarketSubject, type MarketSubject } from './MarketSubject';

export function describeProfilesContract(name: string, makeSubject: MakeMarketSubject): void {
  describe(`${name} as Profiles`, () => {
    let subject: MarketSubject;

    beforeEach(async () => {
      subject = await makeSubject();
    });

    afterEach(() => subject.end());

    it.each(['buyer', 'seller', 'testAccess'] as const)('know the %s whose session this is', async kind => {
      subject.haveSession(kind);
      expect(await subject.profiles.current()).toEqual(success(dealerOf(subject, kind).profile()));
    });

    it('know nobody without a session', async () => {
      expect(await subject.profiles.current()).toEqual(failed({ reason: 'unauthorized' }));
    });

    it('tell a lost connection from a missing session', async () => {
      subject.haveSession('buyer');
      subject.unplug();
      expect(await subject.profiles.current()).toEqual(failed({ reason: 'offline' }));
    });
  });
}
