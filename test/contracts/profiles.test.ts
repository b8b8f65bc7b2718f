/** @jest-environment node */
import { notificationKinds } from '../../src/domain/notifications/NotificationPermissions';
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

describeMarket('Profiles', null, subject => {
  it.each(['buyer', 'seller', 'testAccess'] as const)(
    'returns the profile of the %s whose session this is',
    async kind => {
      subject.haveSession(kind);
      expect(await subject.profiles.current()).toEqual(success(dealerOf(subject, kind).profile()));
    },
  );

  it('reports a missing session', async () => {
    expect(await subject.profiles.current()).toEqual(failed({ reason: 'unauthorized' }));
  });

  it('distinguishes a lost connection from a missing session', async () => {
    subject.haveSession('buyer');
    subject.unplug();
    expect(await subject.profiles.current()).toEqual(failed({ reason: 'offline' }));
  });

  it('changes the given fields and nothing else', async () => {
    subject.haveSession('buyer');
    const before = dealerOf(subject, 'buyer').profile();
    const names = { firstName: 'Żaneta', lastName: 'Lis', nickname: 'zl', companyName: 'Lis', ftin: 'PL1', phone: '1' };
    const places = { companyAddress: 'Rynek 1', street: 'Długa 2', zipCode: '00-950', place: 'Łódź', secondPhone: '' };
    const dealer = { ...names, ...places, iban: 'DE89370400440532013000', language: 'pl' } as const;
    const answer = await subject.profiles.update({ dealer });
    const after = { ...before, dealer: { ...before.dealer, ...dealer } };
    expect(answer.ok && (answer.value ?? after)).toEqual(after);
    expect(dealerOf(subject, 'buyer').profile()).toEqual(after);
    expect(await subject.profiles.current()).toEqual(success(after));
  });

  it('accepts repeated changes, even if the server returns nothing', async () => {
    subject.haveSession('buyer');
    for (const place of ['Kiel', 'Bremen', 'Lübeck']) {
      expect((await subject.profiles.update({ dealer: { place } })).ok).toBe(true);
      expect(dealerOf(subject, 'buyer').profile().dealer.place).toBe(place);
    }
  });

  it.each(notificationKinds)('switches the notification %s alone', async kind => {
    subject.haveSession('buyer');
    const { notificationPermissions: before } = dealerOf(subject, 'buyer').profile();
    const after = { ...before, [kind]: !before[kind] };
    expect((await subject.profiles.update({ permissions: { [kind]: !before[kind] } })).ok).toBe(true);
    expect(dealerOf(subject, 'buyer').profile().notificationPermissions).toEqual(after);
    expect(await subject.profiles.current()).toMatchObject(success({ notificationPermissions: after }));
  });

  it('returns the picture that was sent', async () => {
    subject.haveSession('buyer');
    await subject.profiles.update({ dealer: { avatar: picture } });
    const answer = await subject.profiles.current();
    expect(answer.ok && answer.value.dealer.avatarAddress).toBe(picture);
  });

  it.each([
    ['iban', { iban: 'DE00 1234' }],
    ['avatar', { avatar: 'data:text/html,x' }],
  ] as const)('names a refused field and changes nothing: %s', async (field, refused) => {
    subject.haveSession('buyer');
    const before = dealerOf(subject, 'buyer').profile();
    const answer = await subject.profiles.update({ dealer: { place: 'Kiel', ...refused } });
    const words = expect.stringMatching(/^This is not /) as string;
    expect(answer).toEqual(failed({ reason: 'refused', status: 422, message: words, fields: { [field]: words } }));
    expect(dealerOf(subject, 'buyer').profile()).toEqual(before);
  });

  it('changes nothing without a session', async () => {
    expect(await subject.profiles.update({ dealer: { place: 'Kiel' } })).toEqual(failed({ reason: 'unauthorized' }));
  });
});
