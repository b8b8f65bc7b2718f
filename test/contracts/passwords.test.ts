/** @jest-environment node */
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { accountOf } from './MarketSubject';

const next = 'Evening!Walk9';
const refused = { ok: false, failure: { reason: 'refused', status: 422 } };

describeMarket('Passwords', null, subject => {
  const opens = async (password: string) => {
    const answer = await subject.identity.reauthenticate(accountOf(subject, 'buyer').email, password);
    return answer.ok;
  };

  it('changes the password of the current dealer, and only the new one is valid afterwards', async () => {
    subject.haveSession('buyer');
    const { password } = accountOf(subject, 'buyer');
    expect(await subject.passwords.change(password, next)).toEqual(success(undefined));
    expect([await opens(next), await opens(password)]).toEqual([true, false]);
    expect((await subject.profiles.current()).ok).toBe(true);
  });

  it('refuses a change with a wrong current password or a weak new one', async () => {
    subject.haveSession('buyer');
    const { password } = accountOf(subject, 'buyer');
    expect(await subject.passwords.change(`${password}x`, next)).toMatchObject(refused);
    expect(await subject.passwords.change(password, 'weak')).toMatchObject(refused);
    expect(await opens(password)).toBe(true);
  });

  it('changes nothing without a session', async () => {
    const { password } = accountOf(subject, 'buyer');
    expect(await subject.passwords.change(password, next)).toEqual(failed({ reason: 'unauthorized' }));
  });

  it('mails instructions to a known address, and accepts their token once', async () => {
    const { email, password } = accountOf(subject, 'buyer');
    expect(await subject.passwords.forgotten(email)).toEqual(success(undefined));
    const token = subject.marketplace.people.mailedToken(email) ?? '';
    expect(await opens(password)).toBe(true);
    expect(await subject.passwords.renew(token, next)).toEqual(success(undefined));
    expect([await opens(next), await opens(password)]).toEqual([true, false]);
    expect(await subject.passwords.renew(token, password)).toMatchObject(refused);
    expect(await opens(next)).toBe(true);
  });

  it('accepts only the token of the last instructions', async () => {
    const { email } = accountOf(subject, 'buyer');
    await subject.passwords.forgotten(email);
    const first = subject.marketplace.people.mailedToken(email) ?? '';
    await subject.passwords.forgotten(email);
    expect(await subject.passwords.renew(first, next)).toMatchObject(refused);
  });

  it.each(['', 'nobody@paddock.example', 'no address'])('mails nothing to %j', async email => {
    expect(await subject.passwords.forgotten(email)).toMatchObject(refused);
  });

  it.each(['null', 'guessed', '11-1-renew', 'a b/c?d=ü'])('refuses the token %j', async token => {
    expect(await subject.passwords.renew(token, next)).toMatchObject(refused);
    expect(await opens(accountOf(subject, 'buyer').password)).toBe(true);
  });

  it('keeps the session of the current dealer after a refusal', async () => {
    subject.haveSession('seller');
    expect((await subject.passwords.renew('guessed', next)).ok).toBe(false);
    expect((await subject.passwords.forgotten('nobody@paddock.example')).ok).toBe(false);
    expect(subject.identity.hasSession()).toBe(true);
  });

  it('reports offline if it cannot be reached', async () => {
    subject.haveSession('buyer');
    subject.unplug();
    const lost = failed({ reason: 'offline' });
    expect(await subject.passwords.forgotten('buyer@paddock.example')).toEqual(lost);
    expect(await subject.passwords.renew('token', next)).toEqual(lost);
    expect(await subject.passwords.change('old', next)).toEqual(lost);
  });
});
