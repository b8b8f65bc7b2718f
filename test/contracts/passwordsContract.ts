import { failed, success } from '../../src/domain/shared/Result';
import { accountOf, type MakeMarketSubject, type MarketSubject } from './MarketSubject';

const next = 'Evening!Walk9';
const refused = { ok: false, failure: { reason: 'refused', status: 422 } };

export function describePasswordsContract(name: string, makeSubject: MakeMarketSubject): void {
  describe(`${name} as Passwords`, () => {
    let subject: MarketSubject;

    beforeEach(async () => {
      subject = await makeSubject();
    });

    afterEach(() => subject.end());

    const opens = async (password: string) => {
      const answer = await subject.identity.reauthenticate(accountOf(subject, 'buyer').email, password);
      return answer.ok;
    };

    it('change the password of the dealer who is here: from then on the new one opens, and the old one does not', async () => {
      subject.haveSession('buyer');
      const { password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.change(password, next)).toEqual(success(undefined));
      expect([await opens(next), await opens(password)]).toEqual([true, false]);
      expect((await subject.profiles.current()).ok).toBe(true);
    });

    it('refuse to where the current one is wrong, or the new one too weak', async () => {
      subject.haveSession('buyer');
      const { password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.change(`${password}x`, next)).toMatchObject(refused);
      expect(await subject.passwords.change(password, 'weak')).toMatchObject(refused);
      expect(await opens(password)).toBe(true);
    });

    it('change nothing without a session', async () => {
      const { password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.change(password, next)).toEqual(failed({ reason: 'unauthorized' }));
    });

    it('send instructions to an address that is known, and renew by what stands in them, once', async () => {
      const { email, password } = accountOf(subject, 'buyer');
      expect(await subject.passwords.forgotten(email)).toEqual(success(undefined));
      const token = subject.marketplace.people.mailedToken(email) ?? '';
      expect(await opens(password)).toBe(true);
      expect(await subject.passwords.renew(token, next)).toEqual(success(undefined));
      expect([await opens(next), await opens(password)]).toEqual([true, false]);
      expect(await subject.passwords.renew(token, password)).toMatchObject(refused);
      expect(await opens(next)).toBe(true);
    });

    it('take only the last instructions', async () => {
      const { email } = accountOf(subject, 'buyer');
      await subject.passwords.forgotten(email);
      const first = subject.marketplace.people.mailedToken(email) ?? '';
      await subject.passwords.forgotten(email);
      expect(await subject.passwords.renew(first, next)).toMatchObject(refused);
    });

    it.each(['', 'nobody@paddock.example', 'no address'])('send nothing to %j', async email => {
      expect(await subject.passwords.forgotten(email)).toMatchObject(refused);
    });

    it.each(['guessed', '11-1-renew', 'a b/c?d=ü'])('renew nothing by the token %j', async token => {
      expect(await subject.passwords.renew(token, next)).toMatchObject(refused);
      expect(await opens(accountOf(subject, 'buyer').password)).toBe(true);
    });

    it('leave the session of whoever is here alone when they are refused', async () => {
      subject.haveSession('seller');
      expect((await subject.passwords.renew('guessed', next)).ok).toBe(false);
      expect((await subject.passwords.forgotten('nobody@paddock.example')).ok).toBe(false);
      expect(subject.identity.hasSession()).toBe(true);
    });

    it('say that the connection is lost', async () => {
      subject.haveSession('buyer');
      subject.unplug();
      const lost = failed({ reason: 'offline' });
      expect(await subject.passwords.forgotten('buyer@paddock.example')).toEqual(lost);
      expect(await subject.passwords.renew('token', next)).toEqual(lost);
      expect(await subject.passwords.change('old', next)).toEqual(lost);
    });
  });
}
